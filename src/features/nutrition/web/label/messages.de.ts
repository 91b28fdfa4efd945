import { de as core } from '../core/messages.de.ts'
import type { en } from './messages.ts'

export const de: typeof en = {
  measures: core.measures,
  salt: 'Salz',
  saved: (name) => `„${name}“ ist gespeichert`,
  form: {
    new: 'Ein eigenes Lebensmittel',
    change: 'Dieses Lebensmittel ändern',
    lead: 'Gib die Werte der Packung von oben nach unten ein. Energie geht auch als „1046 kJ / 250 kcal“.',
    correction: 'Deine Fassung ersetzt die der Tabelle. Tage, die es schon haben, bleiben unverändert.',
    keep: 'Speichern',
    cancel: 'Abbrechen',
    name: 'Name',
    nameless: 'Gib einen Namen ein.',
    brand: 'Marke',
    barcode: 'Strichcodes',
    manyCodes: (most) => `Ein Lebensmittel kann höchstens ${most} Strichcodes haben.`,
    taken: (names) => `Dieser Strichcode gehört zu „${names.join('“, „')}“. Er kann nur zu einem Lebensmittel gehören.`,
    moveCode: 'Zu diesem verschieben',
    leaveCode: 'Dort lassen',
    per: 'Werte je',
    number: 'Gib eine Zahl ein.',
    more: 'Noch ein Nährstoff',
    portion: 'Eins wiegt',
    portionName: 'Eine Portion heißt',
  },
  doubt: {
    saturated_over_fat: 'Hier ist mehr gesättigtes Fett als Fett. Einer der beiden Werte kann nicht stimmen.',
    sugars_over_carbohydrate: 'Hier ist mehr Zucker als Kohlenhydrate. Einer der beiden Werte kann nicht stimmen.',
    over_100_g: 'Zusammen ergeben diese Werte mehr als 100 g in 100 g.',
    kj_as_kcal: 'Diese Energie würde als Kilojoule passen. Bitte prüf die Einheit.',
    energy_does_not_fit: 'Diese Energie passt nicht zu Eiweiß, Fett und Kohlenhydraten. Säuren und Süßungsmittel können der Grund sein.',
  },
  code: {
    trouble: {
      digits: () => 'Ein Strichcode besteht nur aus Ziffern.',
      length: (digits) =>
        `Ein Strichcode hat 8, 12, 13 oder 14 Ziffern. ${digits === 1 ? 'Du hast 1 eingegeben.' : `Du hast ${digits} eingegeben.`}`,
      check_digit: () => 'Die letzte Ziffer passt nicht zu den anderen. Bitte prüf die Packung noch einmal.',
    },
  },
}
