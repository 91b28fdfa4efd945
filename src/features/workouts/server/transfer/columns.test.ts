import { describe, expect, test } from 'vitest'
import { columnName } from '#platform/server/imports/csv-lines.ts'
import { cellsReader, englishColumn } from './columns.ts'
import { formatOf } from './formats.ts'

const english = (head: string) => head.split(/[,;]/).map(columnName).map(englishColumn)

describe('columns in the languages of the apps', () => {
  test.each([
    [
      'strong',
      'Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE',
    ],
    ['strong', "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,RPE,Notes"],
    [
      'strong',
      'Fecha;Nombre del entrenamiento;Duración;Nombre del ejercicio;Orden de la serie;Peso (kg);Repeticiones;Distancia;Segundos;Notas',
    ],
    ['strong', "Data,Nome dell'allenamento,Durata,Nome dell'esercizio,Ordine delle serie,Peso,Ripetizioni,Distanza,Secondi,Note"],
    ['strong', 'Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Repetições,Distância,Segundos,Notas'],
    ['strong', 'Datum,Workoutnaam,Duur,Naam van de oefening,Setvolgorde,Gewicht,Herhalingen,Afstand,Seconden,Notities'],
    [
      'hevy',
      'Titel,Startzeit,Endzeit,Beschreibung,Übungstitel,Superset-ID,Übungsnotizen,Satzindex,Satztyp,Gewicht_kg,Wdh,Distanz_km,Dauer_Sekunden,RPE',
    ],
    ['hevy', "Titre,Heure de début,Heure de fin,Description,Titre de l'exercice,Notes de l'exercice,Type de série,Poids (kg),Répétitions"],
    ['hevy', 'Título,Hora de inicio,Hora de fin,Título del ejercicio,Tipo de serie,Peso kg,Repeticiones'],
    ['fitnotes', 'Datum,Übung,Kategorie,Gewicht (kg),Wiederholungen,Entfernung,Entfernungseinheit,Zeit,Kommentar'],
    ['fitnotes', 'Date,Exercice,Catégorie,Poids,Répétitions,Distance,Temps,Commentaire'],
    ['fitnotes', 'Fecha,Ejercicio,Categoría,Peso (kg),Repeticiones,Distancia,Tiempo,Comentario'],
    ['fitnotes', 'Data,Esercizio,Categoria,Peso,Ripetizioni,Distanza,Tempo,Commento'],
    ['fitnotes', 'Data,Exercício,Categoria,Peso,Repetições,Distância,Tempo,Comentário'],
    ['fitnotes', 'Datum,Oefening,Categorie,Gewicht,Herhalingen,Afstand,Tijd,Opmerking'],
  ])('are those of %s: %s', (source, head) => {
    const columns = english(head)
    const format = formatOf(columns)
    expect(format?.source).toBe(source)
    const cells = columns.map((column) => (/^(?:weight)/.test(column) ? '62,5' : column.startsWith('reps') ? '8' : column))
    const row = format!.read(cellsReader(columns, format!.exerciseColumn)(cells))
    expect(row).toMatchObject({ weight: '62,5', reps: '8', exercise: format!.exerciseColumn })
  })

  test('keep their units, and leave a column of no app unchanged', () => {
    expect(english('Gewicht (kg),Poids (lbs),Distanza km,Marmelade')).toEqual(['weight (kg)', 'weight (lbs)', 'distance (km)', 'marmelade'])
  })

  test('an unquoted comma belongs to the exercise’s name', () => {
    const columns = english('Date,Exercise,Category,Weight (kg),Reps,Distance,Distance Unit,Time,Comment')
    const read = cellsReader(columns, 'exercise')
    const row = (line: string) => {
      const cell = read(line.split(','))
      return ['exercise', 'category', 'weight (kg)', 'reps', 'comment'].map(cell)
    }
    expect(row('2024-05-01,Press, seated,Shoulders,40,8,,,,good')).toEqual(['Press, seated', 'Shoulders', '40', '8', 'good'])
    expect(row('2024-05-01,Row, one arm, slow,Back,30,10,,,,')[0]).toBe('Row, one arm, slow')
    // A comma at the end of the line is not part of a name.
    expect(row('2024-05-01,Press,Shoulders,40,8,,,,good,')).toEqual(['Press', 'Shoulders', '40', '8', 'good'])
  })
})
