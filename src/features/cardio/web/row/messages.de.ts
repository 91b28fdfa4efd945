import type { en } from './messages.en.ts'

export const de: typeof en = { title: 'Ausdauer' }
