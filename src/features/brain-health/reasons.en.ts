import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const brainHealthReasons = defineReasons('brain-health', {
  pressure_range: 'A blood pressure is two numbers: the upper one from 60 to 260, the lower one from 30 to 160.',
  pressure_order: 'The upper number of a blood pressure is the larger one.',
  sugar_range: 'An HbA1c lies between 3 and 20 per cent, or 9 and 195 mmol/mol.',
  fat_range: 'This is no amount of cholesterol. Look whether the unit is right: mg/dL or mmol/l.',
  fat_missing: 'Write at least one of the two numbers.',
  body_range: 'A weight is from 25 to 400 kg, a height from 100 to 250 cm.',
  drinks_range: 'Write drinks in a usual week, from 0 to 150.',
  minutes_range: 'Write minutes in a usual week, from 0 to 6,000.',
  hours_range: 'Write hours in a usual night, from 0 to 16.',
  mepa_range: 'These points go from 0 to 16.',
  enough_reports: 'That was a lot of PDFs for one day. You can make another one tomorrow.',
  no_voice: 'The voice could not speak just now. Try again in a moment.',
  reports_busy: 'Other PDFs are being made just now. Try again in a moment.',
})
