import { defineMessages } from '#platform/web/i18n/messages.ts'
import type { ProductNote } from '../../contract/products.ts'
import { en as label } from '../label/messages.ts'

const notes: Record<ProductNote, string> = {
  impossible_left_out: 'Impossible values were left out.',
  fibre_taken_out: 'The label counts fibre as carbohydrate. We subtracted it here.',
  fibre_unclear: 'The label may count fibre as carbohydrate, but does not say how much.',
  per_100_ml: 'Values may be per 100 ml. Here they count as per 100 g.',
  as_prepared: 'There are only values for the prepared food. Please enter the values as sold, from the label.',
  no_values: 'There are no values yet. You can enter them from the label.',
}

export const en = {
  ...label.code,
  code: (gtin: string) => `Barcode ${gtin}`,
  found: 'Your food with this barcode',
  choose: (name: string) => `Take ${name}`,
  none: 'None of your foods has this barcode.',
  ofOneShop: 'This is a store’s own number, often with weight or price in it. It may be a different food next time.',
  typeLabel: 'Enter the label',
  lookUp: 'Ask Open Food Facts',
  looking: 'Asking Open Food Facts …',
  unknown: 'Open Food Facts does not know this barcode.',
  noNetwork: 'You are offline, so we cannot ask Open Food Facts.',
  failed: 'Open Food Facts could not be reached.',
  lookups: {
    label: 'Ask Open Food Facts',
    hint: (host: string) =>
      `When none of your foods has the code, this server may ask ${host}. It sends the number on the package, and nothing about you. You can check the result before you save it.`,
    forbidden: 'The owner of this installation does not allow asking Open Food Facts.',
    about: 'Open Food Facts is an open database that anyone can add to. Its data is under the Open Database License (ODbL).',
  },
  draft: {
    title: 'From Open Food Facts',
    look: 'Anyone can edit this data. Please check it against the package before you save.',
    licence: 'Data from its contributors, Open Database License (ODbL).',
    link: 'View it there',
    notes,
  },
}

export const codeMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
