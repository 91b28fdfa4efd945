import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refusals. */
export const brainHealthReasons = defineReasons('brain-health', {
  pressure_range: 'Enter two numbers for blood pressure: the upper one from 60 to 260, the lower one from 30 to 160.',
  pressure_order: 'The upper number must be larger than the lower one.',
  sugar_range: 'Enter an HbA1c from 3 to 20 per cent, or from 9 to 195 mmol/mol.',
  fat_range: 'This does not look like a cholesterol value. Please check the unit: mg/dL or mmol/l.',
  fat_missing: 'Enter at least one of the two numbers.',
  body_range: 'Enter a weight from 25 to 400 kg and a height from 100 to 250 cm.',
  drinks_range: 'Enter drinks in a usual week, from 0 to 150.',
  minutes_range: 'Enter minutes in a usual week, from 0 to 6,000.',
  hours_range: 'Enter hours in a usual night, from 0 to 16.',
  mepa_range: 'Enter points from 0 to 16.',
  enough_reports: 'That was a lot of PDFs for one day. You can make another one tomorrow.',
  no_voice: 'The voice is not available right now. Try again in a moment.',
  reports_busy: 'Other PDFs are being created right now. Try again in a moment.',
})
