import type { en } from './messages.ts'

export const de: typeof en = { title: 'Messungen', hint: 'Gewicht und sein Trend, Körpermaße, Fotos' }
