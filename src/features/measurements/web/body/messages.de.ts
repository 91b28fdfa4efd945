import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Über deinen Körper',
  lead: 'Nur für Formeln: hier Körperfett, auf den Seiten zum Essen Energie und Nährstoffe. Lass weg, was du magst. Seiten, die es brauchen, sagen es dir.',
  keep: 'Speichern',
  height: 'Größe',
  feet: 'Größe, Fuß',
  inches: 'Größe, Zoll',
  badHeight: 'Gib eine Größe von 50 bis 272 cm ein.',
  birthYear: 'Geburtsjahr',
  badYear: 'Gib ein Jahr wie 1987 ein.',
  sex: 'Welche Formel gilt',
  sexHint: 'Veröffentlichte Formeln bieten zwei. Nimm die, die deinem Körper näher ist. Wer Hormone nimmt, wählt oft die, die dazu passt.',
  sexes: { none: 'Lieber nicht sagen', female: 'Die für Frauen', male: 'Die für Männer' },
  expecting: 'Schwanger oder stillend',
  expectingHint: 'Dann ist der Bedarf höher, und nichts hier schlägt vor, weniger zu essen.',
  expectings: { no: 'Nein', pregnant: 'Schwanger', breastfeeding: 'Stillend' },
  fatMethod: 'Körperfett',
  fatMethods: {
    measured: 'Von meinem Gerät oder einem Labor',
    navy: 'Aus Körpermaßen',
    relative: 'Aus Größe und Taille',
    skinfolds: 'Aus Hautfalten',
    bmi: 'Aus Gewicht und Größe',
  },
  fatHints: {
    measured: 'Trag den Anteil ein, wenn du misst. Waagen weichen stark voneinander ab, nimm also immer dieselbe.',
    navy: 'Hals und Taille, bei Frauen auch Hüfte, zusammen gemessen. Taille in Höhe des Nabels, bei Frauen an der schmalsten Stelle.',
    relative: 'Taille oben am Hüftknochen. Das Einfachste, das etwas taugt.',
    skinfolds: 'Drei Falten mit einer Zange. Braucht eine ruhige Hand, am besten immer dieselbe.',
    bmi: 'Braucht kein Maßband und weiß nichts von Muskeln: das Gröbste von allen.',
  },
}
