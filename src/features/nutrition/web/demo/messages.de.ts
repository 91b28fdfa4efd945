import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  label: 'Aus einem Satz verstandene Lebensmittel',
  field: 'Was hast du gegessen?',
  hint: 'Schreib es, wie du es sagen würdest.',
  first: 'Zwei Eier, eine Scheibe Brot mit Butter und eine halbe Avocado',
  examples: [
    '100 g Haferflocken mit 200 ml Milch und einer Banane',
    'eine Schüssel Reis, 150 g Lachs und Brokkoli',
    'Kaffee mit Milch, zwei Stück Schokolade',
  ],
  try: 'Probier eines davon',
  understood: 'Verstanden als',
  unknown: 'Nicht in dieser kleinen Tabelle. Die App kennt viel mehr, und du kannst eigene ergänzen.',
  amount: 'Diese Menge ist unklar, darum zählt nichts.',
  guess: 'ohne Mengenangabe: eine übliche',
  total: 'Gesamt',
  energy: 'Energie',
  protein: 'Eiweiß',
  carbohydrate: 'Kohlenhydrate',
  fat: 'Fett',
  note: (foods) => `Auf diesem Gerät nach Regeln gelesen, mit den ${foods} häufigsten Lebensmitteln. Nichts wurde gesendet.`,
}
