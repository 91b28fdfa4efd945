import { CREDITS } from '../../content/credits.ts'
import { en as core } from '../core/messages.en.ts'

export const en = {
  energy: core.energy,
  measures: core.measures,
  title: 'Foods',
  lead: '12,562 foods on this device, and yours.',
  create: 'New food',
  own: 'Your own foods',
  ownEmpty: 'None of your own yet',
  ownEmptyHint: 'The bread from the corner, with what its label says.',
  edit: (name: string) => `Change ${name}`,
  remove: (name: string) => `Take away ${name}`,
  search: 'Look up a food',
  look: (name: string) => `Look at ${name}`,
  found: 'Foods found',
  away: 'The food table could not be opened. It is loaded with the network once and stays on this device.',
  none: 'Nothing is called like this.',
  back: 'Back to the list',
  makeOwn: 'Make it your own',
  per100: 'Per 100 g, edible part',
  unknown: (names: readonly string[]) => `Not known here: ${names.join(', ')}.`,
  source: { usda: 'USDA SR28', bls: 'BLS 4.0', own: 'Your own', recipe: 'Your recipe', off: 'Open Food Facts', import: 'From a file', quick: '' },
  scan: 'Scan a barcode',
  sources: {
    title: 'Where these values come from',
    text: 'Values were selected and reformatted. What nobody measured stays unknown and is never counted as zero. Carbohydrate is without fibre. Vitamin A is kept as each table has it, RAE or RE.',
    names: CREDITS,
    off: 'Open Food Facts and its contributors, Open Database License (ODbL): your own foods that name it.',
  },
  broken: core.broken,
}
