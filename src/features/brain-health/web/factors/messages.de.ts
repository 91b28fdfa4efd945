import type { en } from './messages.ts'

export const de: typeof en = {
  title: 'Vierzehn Faktoren',
  lead: 'Was sich nach der Lancet-Kommission von 2024 ändern lässt. Eine Liste, um sie ab und zu durchzugehen, in deinem Tempo.',
  shares:
    'Die kleine Zahl gilt für eine ganze Bevölkerung: der Anteil aller Fälle, der vermutlich auf diesen Faktor zurückgeht, wenn die Studien mit Ursache und Wirkung richtigliegen. Sie ist keine Wahrscheinlichkeit für dich, und für eine einzelne Person addieren sich die Anteile nicht.',
  share: (percent) => `hängt mit ${percent} der Demenzfälle zusammen`,
  life: { early: 'Früh im Leben', middle: 'In der Mitte des Lebens', late: 'Spät im Leben' },
  state: (name) => `Wo du stehst bei: ${name}`,
  open: 'Nicht markiert',
  marked: (n) => `${n} von 14 markiert`,
  words: {
    education: 'Die Schulzeit ist für die meisten vorbei. Das Lernen nicht: Was den Kopf beschäftigt und freut, zählt in jedem Alter.',
    hearing: 'Lass es testen, wenn andere zu nuscheln scheinen, und trag, was hilft.',
    cholesterol: 'Kenne ab der Lebensmitte dein LDL. Essen und, wenn nötig, Tabletten können es senken.',
    depression: 'Sie lässt sich behandeln, mit Gesprächen und mit Medikamenten. Du musst nicht warten, bis es unerträglich ist.',
    injury: 'Helm auf Rad und Piste, Gurt im Auto, gutes Licht auf Treppen.',
    inactivity: 'Jede Bewegung zählt, und die ersten Minuten zählen am meisten.',
    diabetes: 'Lass den Blutzucker ab und zu messen. Wenn du Diabetes hast, halt ihn im Zielbereich.',
    smoking: 'Aufhören lohnt sich in jedem Alter, und mit Hilfe geht es leichter.',
    pressure: 'Ab vierzig eine obere Zahl von 130 oder weniger, so rät die Kommission.',
    obesity: 'Früh und sanft, mit Hilfe, wenn ihr in der Praxis findet, dass es wichtig ist.',
    alcohol: 'Gemeint ist sehr viel davon: mehr als 21 britische Einheiten oder 168 g in der Woche.',
    isolation: 'Etwas Regelmäßiges mit anderen: ein Chor, ein Plausch auf der Bank, ein Kartenspiel.',
    air: 'Wo du wählen kannst: zu Fuß durch ruhige Straßen, kein Rauch in Räumen, ein Fenster weg von der Straße.',
    vision: 'Trag eine Brille, die passt, und lass auf grauen Star prüfen, damit die Welt scharf bleibt.',
  },
}
