import type { en } from './trouble.en.ts'

export const de: typeof en = {
  trouble: {
    digits: () => 'Ein Strichcode besteht nur aus Ziffern.',
    length: (digits) => `Ein Strichcode hat 8, 12, 13 oder 14 Ziffern. ${digits === 1 ? 'Das ist eine.' : `Das sind ${digits}.`}`,
    check_digit: () => 'Die letzte Ziffer passt nicht zu den anderen. Bitte sieh noch einmal auf die Packung.',
  },
}
