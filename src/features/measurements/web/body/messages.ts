import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'About your body',
  lead: 'Used only in formulas: body fat here, energy and nutrients on the food pages. Leave out anything you like. Pages that need it will tell you.',
  keep: 'Save',
  height: 'Height',
  feet: 'Height, feet',
  inches: 'Height, inches',
  badHeight: 'Enter a height from 50 to 272 cm (1 ft 8 in to 8 ft 11 in).',
  birthYear: 'Year of birth',
  badYear: 'Enter a year like 1987.',
  sex: 'Which formula to use',
  sexHint:
    'Published formulas offer two. Choose the one closer to your body. People who take hormones often choose the one that matches them.',
  sexes: { none: 'Rather not say', female: 'Women’s', male: 'Men’s' },
  expecting: 'Pregnant or breastfeeding',
  expectingHint: 'Your needs are higher then, and nothing here will suggest eating less.',
  expectings: { no: 'No', pregnant: 'Pregnant', breastfeeding: 'Breastfeeding' },
  fatMethod: 'Body fat',
  fatMethods: {
    measured: 'From my device or a lab',
    navy: 'From body measurements',
    relative: 'From height and waist',
    skinfolds: 'From skinfolds',
    bmi: 'From weight and height',
  },
  fatHints: {
    measured: 'Enter the percentage when you measure. Scales differ a lot from each other, so always use the same one.',
    navy: 'Neck and waist, for women also hips, measured together. Waist at the navel, or at its narrowest for women.',
    relative: 'Waist at the top of the hip bone. The simplest useful method.',
    skinfolds: 'Three folds with a caliper. Needs a steady hand, best always the same person’s.',
    bmi: 'Needs no tape, but ignores muscle: the roughest of them.',
  },
}

export const bodyMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
