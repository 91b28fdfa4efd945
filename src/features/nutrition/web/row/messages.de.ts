import type { en } from './messages.en.ts'

export const de: typeof en = { title: 'Essen', hint: 'Ernährungstagebuch, Lebensmittel und Rezepte' }
