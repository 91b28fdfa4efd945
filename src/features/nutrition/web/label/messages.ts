import { defineMessages } from '#platform/web/i18n/messages.ts'
import type { GtinTrouble } from '../../contract/gtin.ts'
import type { LabelDoubt } from '../../engine/label.ts'
import { en as core } from '../core/messages.ts'

const doubt: Record<LabelDoubt, string> = {
  saturated_over_fat: 'There is more saturated fat than fat here. One of the two must be wrong.',
  sugars_over_carbohydrate: 'There is more sugar than carbohydrate here. One of the two must be wrong.',
  over_100_g: 'These values add up to more than 100 g in 100 g.',
  kj_as_kcal: 'This energy would fit as kilojoules. Please check the unit.',
  energy_does_not_fit: 'This energy does not fit protein, fat and carbohydrate. Acids and sweeteners can be the reason.',
}

const trouble: Record<GtinTrouble, (digits: number) => string> = {
  digits: () => 'A barcode has digits only.',
  length: (digits) => `A barcode has 8, 12, 13 or 14 digits. ${digits === 1 ? 'You entered 1.' : `You entered ${digits}.`}`,
  check_digit: () => 'The last digit does not fit the others. Please check the package again.',
}

export const en = {
  measures: core.measures,
  salt: 'Salt',
  saved: (name: string) => `“${name}” is saved`,
  form: {
    new: 'Your own food',
    change: 'Change this food',
    lead: 'Enter the label from top to bottom. You can type energy as “1046 kJ / 250 kcal”.',
    correction: 'Your version replaces the one in the table. Days that already have it stay unchanged.',
    keep: 'Save',
    cancel: 'Cancel',
    name: 'Name',
    nameless: 'Enter a name.',
    brand: 'Brand',
    barcode: 'Barcodes',
    manyCodes: (most: number) => `A food can have at most ${most} barcodes.`,
    taken: (names: readonly string[]) => `This code belongs to “${names.join('”, “')}”. A code can only belong to one food.`,
    moveCode: 'Move it to this food',
    leaveCode: 'Leave it there',
    per: 'Values per',
    number: 'Enter a number.',
    more: 'Another nutrient',
    portion: 'One weighs',
    portionName: 'A portion is called',
  },
  doubt,
  /** Errors of a barcode. */
  code: { trouble },
}

export const labelMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
