import { CREDITS } from '../../content/credits.ts'
import { de as core } from '../core/messages.de.ts'
import type { en } from './messages.ts'

export const de: typeof en = {
  energy: core.energy,
  measures: core.measures,
  title: 'Lebensmittel',
  lead: '13.122 Lebensmittel auf diesem Gerät, und deine.',
  create: 'Neues Lebensmittel',
  own: 'Deine eigenen Lebensmittel',
  ownEmpty: 'Noch keins von dir',
  ownEmptyHint: 'Etwa das Brot vom Bäcker, mit den Werten von der Packung.',
  edit: (name) => `${name} ändern`,
  remove: (name) => `${name} löschen`,
  search: 'Ein Lebensmittel nachschlagen',
  look: (name) => `${name} ansehen`,
  found: 'Gefundene Lebensmittel',
  away: 'Die Lebensmitteltabelle ließ sich nicht laden. Beim ersten Mal braucht sie eine Verbindung, danach bleibt sie auf diesem Gerät.',
  none: 'Kein Lebensmittel mit diesem Namen gefunden. Scanne den Strichcode oder lege ein eigenes an.',
  back: 'Zurück zur Liste',
  makeOwn: 'Als eigenes anlegen',
  per100: 'Je 100 g, essbarer Teil',
  unknown: (names) => `Hier nicht bekannt: ${names.join(', ')}.`,
  source: {
    usda: 'USDA SR28',
    bls: 'BLS 4.0',
    dish: 'unsere eigene Rezept-Schätzung',
    own: 'Dein eigenes',
    recipe: 'Dein Rezept',
    off: 'Open Food Facts',
    import: 'Aus einer Datei',
    quick: '',
  },
  scan: 'Strichcode scannen',
  sources: {
    title: 'Woher diese Werte kommen',
    text: 'Die Werte wurden ausgewählt und umgerechnet. Was niemand gemessen hat, bleibt unbekannt und zählt nie als null. Kohlenhydrate sind ohne Ballaststoffe. Vitamin A steht, wie jede Tabelle es hat, als RAE oder als RE.',
    names: CREDITS,
    off: 'Open Food Facts und seine Beitragenden, Open Database License (ODbL): deine Lebensmittel, die es nennen.',
  },
  broken: core.broken,
}
