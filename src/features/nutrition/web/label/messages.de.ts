import { de as core } from '../core/messages.de.ts'
import type { en } from './messages.en.ts'

export const de: typeof en = {
  measures: core.measures,
  salt: 'Salz',
  kept: (name) => `„${name}“ ist gespeichert`,
  form: {
    new: 'Ein eigenes Lebensmittel',
    change: 'Dieses Lebensmittel ändern',
    lead: 'Wie es auf der Packung steht, von oben nach unten. Energie geht auch als „1046 kJ / 250 kcal“.',
    correction: 'Deine Fassung tritt an die Stelle der Tabelle. Tage, die es schon haben, bleiben, wie sie sind.',
    keep: 'Speichern',
    cancel: 'Abbrechen',
    name: 'Name',
    nameless: 'Es braucht einen Namen.',
    brand: 'Marke',
    barcode: 'Strichcodes',
    manyCodes: (most) => `Mehr als ${most} Strichcodes gehen für ein Lebensmittel nicht.`,
    taken: (names) => `Dieser Strichcode gehört zu „${names.join('“, „')}“. Er kann nur zu einem Lebensmittel gehören.`,
    moveCode: 'Er gehört jetzt zu diesem',
    leaveCode: 'Dort lassen',
    per: 'Werte je',
    number: 'Bitte eine Zahl.',
    more: 'Noch ein Nährstoff',
    portion: 'Eins wiegt',
    portionName: 'Eine Portion heißt',
  },
  doubt: {
    saturated_over_fat: 'Hier ist mehr gesättigtes Fett als Fett. Einer der beiden Werte kann nicht stimmen.',
    sugars_over_carbohydrate: 'Hier ist mehr Zucker als Kohlenhydrate. Einer der beiden Werte kann nicht stimmen.',
    over_100_g: 'Zusammen sind das mehr als 100 g in 100 g.',
    kj_as_kcal: 'Diese Energie passt, wenn man sie als Kilojoule liest. Bitte sieh auf die Einheit.',
    energy_does_not_fit: 'Diese Energie passt nicht zu Eiweiß, Fett und Kohlenhydraten. Säuren und Süßungsmittel können der Grund sein.',
  },
  code: {
    trouble: {
      digits: () => 'Ein Strichcode besteht nur aus Ziffern.',
      length: (digits) => `Ein Strichcode hat 8, 12, 13 oder 14 Ziffern. ${digits === 1 ? 'Das ist eine.' : `Das sind ${digits}.`}`,
      check_digit: () => 'Die letzte Ziffer passt nicht zu den anderen. Bitte sieh noch einmal auf die Packung.',
    },
  },
}
