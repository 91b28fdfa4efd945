import type { en } from './messages.ts'
import { de as label } from '../label/messages.de.ts'

export const de: typeof en = {
  ...label.code,
  code: (gtin) => `Strichcode ${gtin}`,
  found: 'Dein Lebensmittel mit diesem Strichcode',
  choose: (name) => `${name} nehmen`,
  none: 'Keins deiner Lebensmittel hat diesen Strichcode.',
  ofOneShop: 'Das ist eine Nummer des Ladens, oft mit Gewicht oder Preis darin. Nächstes Mal kann sie für etwas anderes stehen.',
  typeLabel: 'Werte eingeben',
  lookUp: 'Open Food Facts fragen',
  looking: 'Open Food Facts wird gefragt …',
  unknown: 'Open Food Facts kennt diesen Strichcode nicht.',
  noNetwork: 'Du bist offline, daher lässt sich Open Food Facts nicht fragen.',
  failed: 'Open Food Facts war nicht zu erreichen.',
  lookups: {
    label: 'Open Food Facts fragen',
    hint: (host) =>
      `Wenn keins deiner Lebensmittel den Strichcode hat, darf dieser Server ${host} fragen. Er schickt die Nummer von der Packung und nichts über dich. Du kannst das Ergebnis prüfen, bevor du es speicherst.`,
    forbidden: 'Wer diese Installation betreibt, erlaubt es nicht, Open Food Facts zu fragen.',
    about:
      'Open Food Facts ist eine offene Datenbank, zu der alle beitragen können. Ihre Daten stehen unter der Open Database License (ODbL).',
  },
  draft: {
    title: 'Von Open Food Facts',
    look: 'Diese Daten kann jeder bearbeiten. Bitte vergleiche sie mit der Packung, bevor du speicherst.',
    licence: 'Daten der Beitragenden, Open Database License (ODbL).',
    link: 'Dort ansehen',
    notes: {
      impossible_left_out: 'Unmögliche Werte wurden weggelassen.',
      fibre_taken_out: 'Die Packung zählt Ballaststoffe zu den Kohlenhydraten; hier wurden sie abgezogen.',
      fibre_unclear: 'Die Packung zählt vielleicht Ballaststoffe zu den Kohlenhydraten, sagt aber nicht, wie viele.',
      per_100_ml: 'Die Werte gelten vielleicht je 100 ml. Hier zählen sie für 100 g.',
      as_prepared: 'Es gibt nur Werte für die zubereitete Speise. Bitte gib die Werte des Inhalts von der Packung ein.',
      no_values: 'Es gibt noch keine Werte. Du kannst sie von der Packung eingeben.',
    },
  },
}
