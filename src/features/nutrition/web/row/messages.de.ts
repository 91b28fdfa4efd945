import type { en } from './messages.ts'

export const de: typeof en = { title: 'Essen', hint: 'Ernährungstagebuch, Lebensmittel und Rezepte' }
