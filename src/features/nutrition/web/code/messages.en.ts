import type { ProductNote } from '../../contract/products.ts'
import { en as label } from '../label/messages.en.ts'

const notes: Record<ProductNote, string> = {
  impossible_left_out: 'Values that cannot be were left out.',
  fibre_taken_out: 'Its label counts fibre as carbohydrate; here it was taken out.',
  fibre_unclear: 'Its label may count fibre as carbohydrate, and does not say how much.',
  per_100_ml: 'Values may be per 100 ml. Here they count for 100 g.',
  as_prepared: 'It has values only for the prepared food. Please type what the label says as sold.',
  no_values: 'It has no values yet. The label has them.',
}

export const en = {
  ...label.code,
  code: (gtin: string) => `Barcode ${gtin}`,
  found: 'Your food with this barcode',
  choose: (name: string) => `Take ${name}`,
  none: 'None of your foods has this barcode.',
  ofOneShop: 'This is a number of one shop, often with weight or price in it. It can be another food next time.',
  typeLabel: 'Type its label',
  lookUp: 'Ask Open Food Facts',
  looking: 'Asking Open Food Facts …',
  unknown: 'Open Food Facts does not know this barcode.',
  noNetwork: 'There is no network to ask Open Food Facts.',
  failed: 'Open Food Facts could not be asked.',
  lookups: {
    label: 'Ask Open Food Facts',
    hint: (host: string) =>
      `When none of your foods has the code, this server may ask ${host}. It sends the number on the package, and nothing about you. You can check the result before you save it.`,
    forbidden: 'The owner of this installation does not allow asking Open Food Facts.',
    about: 'Open Food Facts is an open database that people fill in together. Its data is under the Open Database License (ODbL).',
  },
  draft: {
    title: 'From Open Food Facts',
    look: 'Anybody can write there. Please compare it with the package before you save it.',
    licence: 'Data of its contributors, Open Database License (ODbL).',
    link: 'See it there',
    notes,
  },
}
