import { defineMessages } from '#platform/web/i18n/messages.ts'
import { CREDITS } from '../../content/credits.ts'
import { en as core } from '../core/messages.ts'

export const en = {
  energy: core.energy,
  measures: core.measures,
  title: 'Foods',
  lead: '13,122 foods on this device, and yours.',
  create: 'New food',
  own: 'Your own foods',
  ownEmpty: 'None of your own yet',
  ownEmptyHint: 'Like the bread from your local bakery, with the values on its label.',
  edit: (name: string) => `Change ${name}`,
  remove: (name: string) => `Delete ${name}`,
  search: 'Look up a food',
  look: (name: string) => `Look at ${name}`,
  found: 'Foods found',
  away: 'The food table could not load. It needs a connection the first time, then stays on this device.',
  none: 'No food found with this name. Scan its barcode, or create your own food.',
  back: 'Back to the list',
  makeOwn: 'Make it your own',
  per100: 'Per 100 g, edible part',
  unknown: (names: readonly string[]) => `Not known here: ${names.join(', ')}.`,
  source: {
    usda: 'USDA SR28',
    bls: 'BLS 4.0',
    dish: 'our own recipe estimate',
    own: 'Your own',
    recipe: 'Your recipe',
    off: 'Open Food Facts',
    import: 'From a file',
    quick: '',
  },
  scan: 'Scan a barcode',
  sources: {
    title: 'Where these values come from',
    text: 'Values were selected and reformatted. A value that no one measured stays unknown and never counts as zero. Carbohydrate is without fibre. Vitamin A is shown as in each table, RAE or RE.',
    names: CREDITS,
    off: 'Open Food Facts and its contributors, Open Database License (ODbL): your own foods that name it.',
  },
  broken: core.broken,
}

export const foodMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
