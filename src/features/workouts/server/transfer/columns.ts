import { plainWords } from '#platform/contract/fold.ts'
import { numberOf } from '#platform/server/imports/values.ts'
import { columnName, type Cells, type RowCells } from '#platform/server/imports/csv-lines.ts'
import type { TrainingField } from '../../contract/training-table.ts'

/**
 * Column names of the apps on phones in German, French, Spanish, Italian, Portuguese or Dutch, by their English names. Folded; a unit may
 * follow. Strong's German and French names come from its exports; the others are translations that it and the other apps use.
 */
const NAMES: Readonly<Record<string, string>> = {
  // Used by more than one app.
  date: 'datum|fecha|data|dato',
  'weight unit': 'gewichtseinheit|unite de poids|unidad de peso|unita di peso|unidade de peso|gewichtseenheid',
  weight: 'gewicht|poids|peso|charge|last',
  reps: 'wiederh|wdh|wiederholungen|reps|repetitions|repeticiones|ripetizioni|repeticoes|herhalingen|rep',
  'distance unit':
    'entfernungseinheit|distanzeinheit|unite de distance|unidad de distancia|unita di distanza|unidade de distancia|afstandseenheid',
  distance: 'entfernung|distanz|strecke|distance|distancia|distanza|afstand',
  rpe: 'rpe|epe',
  // Strong.
  'workout name':
    'workout name|name des workouts|trainingsname|nom de l entrainement|nom du workout|nombre del entrenamiento|nombre del entreno|nome dell allenamento|nome allenamento|nome do treino|workoutnaam|trainingsnaam|naam van de training',
  'exercise name':
    'name der ubung|ubungsname|nom de l exercice|nombre del ejercicio|nome dell esercizio|nome esercizio|nome do exercicio|oefeningnaam|naam van de oefening|naam oefening',
  'set order':
    'reihenfolge festlegen|reihenfolge der satze|satzreihenfolge|satz nummer|ordre de la serie|ordre des series|orden de la serie|orden de series|ordine delle serie|ordine serie|ordem da serie|ordem das series|setvolgorde|volgorde van sets|volgorde set',
  seconds: 'sekunden|secondes|segundos|secondi|seconden',
  notes: 'notizen|notes|notas|note|opmerkingen|notities',
  'workout notes':
    'workout notizen|trainingsnotizen|notes de l entrainement|notas del entrenamiento|note dell allenamento|note allenamento|notas do treino|workoutnotities|trainingsnotities',
  duration: 'dauer|duree|duracion|durata|duracao|duur',
  'workout duration':
    'workout dauer|trainingsdauer|duree de l entrainement|duracion del entrenamiento|durata dell allenamento|duracao do treino|workoutduur',
  // Hevy.
  title: 'titel|titre|titulo|titolo',
  'start time': 'startzeit|beginn|heure de debut|debut|hora de inicio|inicio|ora di inizio|inizio|starttijd|begintijd',
  'end time': 'endzeit|ende|heure de fin|fin|hora de fin|hora de finalizacion|ora di fine|fine|hora de termino|eindtijd',
  description: 'beschreibung|description|descripcion|descrizione|descricao|beschrijving|omschrijving',
  'exercise title':
    'ubungstitel|titel der ubung|titre de l exercice|titulo del ejercicio|titolo dell esercizio|titolo esercizio|titulo do exercicio|oefeningstitel|titel van de oefening',
  'superset id': 'supersatz id|id du superset|id de superserie|id de la superserie|id superset|id da superserie|superset id',
  'exercise notes':
    'ubungsnotizen|notes de l exercice|notas del ejercicio|note dell esercizio|note esercizio|notas do exercicio|oefeningnotities',
  'set index': 'satzindex|satz index|index de la serie|indice de la serie|indice della serie|indice serie|indice da serie|setindex',
  'set type': 'satztyp|satzart|type de serie|tipo de serie|tipo di serie|tipo serie|tipo da serie|settype|soort set',
  'duration seconds':
    'dauer sekunden|dauer in sekunden|duree secondes|duree en secondes|duracion segundos|duracion en segundos|durata secondi|duracao segundos|duracao em segundos|duur seconden',
  // FitNotes.
  exercise: 'ubung|exercice|ejercicio|esercizio|exercicio|oefening',
  category: 'kategorie|categorie|categoria',
  time: 'zeit|temps|tiempo|tempo|tijd',
  comment: 'kommentar|commentaire|comentario|commento|opmerking',
}

/** Column names in tables of unknown apps, with their assumed meaning. */
const FIELD_OF: Readonly<Record<string, TrainingField>> = {
  date: 'date',
  'start time': 'date',
  'workout name': 'session',
  title: 'session',
  exercise: 'exercise',
  'exercise name': 'exercise',
  'exercise title': 'exercise',
  category: 'category',
  'set order': 'order',
  'set index': 'order',
  'set type': 'type',
  weight: 'weight',
  'weight unit': 'unit',
  reps: 'reps',
  seconds: 'time',
  time: 'time',
  'duration seconds': 'time',
  distance: 'distance',
  'distance unit': 'distanceUnit',
  rpe: 'rpe',
  notes: 'note',
  comment: 'note',
  'exercise notes': 'note',
  duration: 'duration',
  'end time': 'end',
}
/** Column names that people use in tables of their own. */
const WORDS: readonly (readonly [RegExp, TrainingField])[] = [
  [/^(?:date|day|when|tag|datum|jour|dia|giorno)/, 'date'],
  [/^(?:exercise|lift|movement|ubung|exercice|ejercicio|esercizio|exercicio|oefening)/, 'exercise'],
  [/^(?:load|weight|kg|lbs?|gewicht|last|poids|peso)/, 'weight'],
  [/^(?:reps?|repetition|wdh|wiederh)/, 'reps'],
  [/^(?:rpe|effort|anstrengung)/, 'rpe'],
  [/^(?:note|comment|notiz|kommentar|bemerkung)/, 'note'],
  [/^(?:workout|session|training|routine|einheit)/, 'session'],
  [/^(?:muscle|body part|group|category|muskel|gruppe)/, 'category'],
]

/** The assumed meanings of the columns in a table of an unknown app, by their names; each field once. */
export function guessedFields(names: readonly string[]): (TrainingField | null)[] {
  const taken = new Set<TrainingField>()
  return names.map((name) => {
    const english = englishColumn(columnName(name)).replace(/ \(.*$/, '')
    const folded = plainWords(name)
    const field = FIELD_OF[english] ?? WORDS.find(([word]) => word.test(folded))?.[1] ?? null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([name, others]) => [name, ...others.split('|')].map((one) => [plainWords(one), name] as const)),
)
const UNIT = /^(?:kg|kgs|lb|lbs|km|mi|miles|m|meters|sec|s)$/

/** The English name of a column, with its unit unchanged; a name of no app stays unchanged. */
export function englishColumn(column: string): string {
  const words = plainWords(column).split(' ')
  const whole = BY_NAME.get(words.join(' '))
  if (whole) return whole
  const [unit] = words.slice(-1)
  const name = unit !== undefined && UNIT.test(unit) ? BY_NAME.get(words.slice(0, -1).join(' ')) : undefined
  return name ? `${name} (${unit})` : column
}

/**
 * Reads cells by the English names of their columns. `columns`: the names in the file. A row with more cells than columns has an unquoted
 * comma in the exercise's name: the surplus cells join the name, if the numbers are in the right columns only then.
 */
export function cellsReader(columns: readonly string[], exercise: string): (cells: RowCells) => Cells {
  const places = new Map<string, number>()
  for (const [place, name] of columns.entries()) if (!places.has(name)) places.set(name, place)
  const figures = columns.flatMap((name, place) => (/^(?:weight|reps|distance)(?: \(|$)/.test(name) ? [place] : []))
  const nameAt = places.get(exercise)
  const isFigured = (cells: RowCells) => figures.every((place) => !Number.isNaN(numberOf(cells[place] ?? '') ?? 0))
  return (cells) => {
    const surplus = cells.length - columns.length
    let row = cells
    if (surplus > 0 && nameAt !== undefined && !isFigured(cells)) {
      const end = nameAt + surplus + 1
      const joined = [
        ...cells.slice(0, nameAt),
        cells
          .slice(nameAt, end)
          .map((one) => one.trim())
          .join(', '),
        ...cells.slice(end),
      ]
      if (isFigured(joined)) row = joined
    }
    return (column) => row[places.get(column) ?? -1] ?? ''
  }
}
