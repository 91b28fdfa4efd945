import type { en } from './messages.en.ts'
import { de as label } from '../label/messages.de.ts'

export const de: typeof en = {
  ...label.code,
  code: (gtin) => `Strichcode ${gtin}`,
  found: 'Dein Lebensmittel mit diesem Strichcode',
  choose: (name) => `${name} nehmen`,
  none: 'Keins deiner Lebensmittel hat diesen Strichcode.',
  ofOneShop: 'Das ist die Nummer eines einzelnen Ladens, oft mit Gewicht oder Preis darin. Nächstes Mal kann sie etwas anderes heißen.',
  typeLabel: 'Packung abtippen',
  lookUp: 'Open Food Facts fragen',
  looking: 'Open Food Facts wird gefragt …',
  unknown: 'Open Food Facts kennt diesen Strichcode nicht.',
  noNetwork: 'Ohne Netz lässt sich Open Food Facts nicht fragen.',
  failed: 'Open Food Facts ließ sich nicht fragen.',
  lookups: {
    label: 'Open Food Facts fragen',
    hint: (host) =>
      `Wenn keins deiner Lebensmittel den Strichcode hat, darf dieser Server ${host} fragen. Er schickt die Nummer von der Packung und nichts über dich. Du kannst das Ergebnis prüfen, bevor du es speicherst.`,
    forbidden: 'Wer diese Installation betreibt, erlaubt es nicht, Open Food Facts zu fragen.',
    about:
      'Open Food Facts ist eine offene Datenbank, die Menschen gemeinsam füllen. Ihre Daten stehen unter der Open Database License (ODbL).',
  },
  draft: {
    title: 'Von Open Food Facts',
    look: 'Dort kann jede und jeder schreiben. Bitte vergleich es mit der Packung, bevor du es speicherst.',
    licence: 'Daten der Beitragenden, Open Database License (ODbL).',
    link: 'Dort ansehen',
    notes: {
      impossible_left_out: 'Werte, die nicht sein können, wurden weggelassen.',
      fibre_taken_out: 'Die Packung zählt Ballaststoffe zu den Kohlenhydraten; hier wurden sie abgezogen.',
      fibre_unclear: 'Die Packung zählt vielleicht Ballaststoffe zu den Kohlenhydraten und sagt nicht, wie viele.',
      per_100_ml: 'Die Werte gelten vielleicht je 100 ml. Hier zählen sie für 100 g.',
      as_prepared: 'Es gibt nur Werte für das Zubereitete. Bitte tipp ab, was auf der Packung für den Inhalt steht.',
      no_values: 'Es hat noch keine Werte. Auf der Packung stehen sie.',
    },
  },
}
