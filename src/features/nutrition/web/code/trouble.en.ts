import type { GtinTrouble } from '../../contract/gtin.ts'

const trouble: Record<GtinTrouble, (digits: number) => string> = {
  digits: () => 'A barcode has digits only.',
  length: (digits) => `A barcode has 8, 12, 13 or 14 digits. ${digits === 1 ? 'This is one.' : `These are ${digits}.`}`,
  check_digit: () => 'The last digit does not fit the others. Please look at the package once more.',
}

/** What is wrong with a code. */
export const en = { trouble }
