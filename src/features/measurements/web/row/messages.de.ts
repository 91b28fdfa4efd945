import type { en } from './messages.en.ts'

export const de: typeof en = { title: 'Messungen', hint: 'Gewicht und sein Trend, Körpermaße, Fotos' }
