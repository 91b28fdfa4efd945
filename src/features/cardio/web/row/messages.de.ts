import type { en } from './messages.ts'

export const de: typeof en = { title: 'Ausdauer' }
