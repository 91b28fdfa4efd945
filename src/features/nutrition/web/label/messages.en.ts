import type { GtinTrouble } from '../../contract/gtin.ts'
import type { LabelDoubt } from '../../engine/label.ts'
import { en as core } from '../core/messages.en.ts'

const doubt: Record<LabelDoubt, string> = {
  saturated_over_fat: 'There is more saturated fat than fat here. One of the two must be wrong.',
  sugars_over_carbohydrate: 'There is more sugar than carbohydrate here. One of the two must be wrong.',
  over_100_g: 'Together this is more than 100 g in 100 g.',
  kj_as_kcal: 'This energy fits when it is read as kilojoules. Please look at the unit.',
  energy_does_not_fit: 'This energy does not fit protein, fat and carbohydrate. Acids and sweeteners can be the reason.',
}

const trouble: Record<GtinTrouble, (digits: number) => string> = {
  digits: () => 'A barcode has digits only.',
  length: (digits) => `A barcode has 8, 12, 13 or 14 digits. ${digits === 1 ? 'This is one.' : `These are ${digits}.`}`,
  check_digit: () => 'The last digit does not fit the others. Please look at the package once more.',
}

export const en = {
  measures: core.measures,
  salt: 'Salt',
  kept: (name: string) => `“${name}” is saved`,
  form: {
    new: 'A food of your own',
    change: 'Change this food',
    lead: 'As the label has it, from top to bottom. Energy may be typed as “1046 kJ / 250 kcal”.',
    correction: 'Your version takes the place of the table’s. Days that have it already stay as they are.',
    keep: 'Save',
    cancel: 'Cancel',
    name: 'Name',
    nameless: 'It needs a name.',
    brand: 'Brand',
    barcode: 'Barcodes',
    manyCodes: (most: number) => `${most} codes are the most for one food.`,
    taken: (names: readonly string[]) => `This code belongs to “${names.join('”, “')}”. A code can only belong to one food.`,
    moveCode: 'It belongs to this food now',
    leaveCode: 'Leave it there',
    per: 'Values per',
    number: 'A number, please.',
    more: 'Another nutrient',
    portion: 'One weighs',
    portionName: 'A portion is called',
  },
  doubt,
  /** What is wrong with a code. */
  code: { trouble },
}
