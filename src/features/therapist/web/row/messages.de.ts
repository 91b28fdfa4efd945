import type { en } from './messages.en.ts'

export const de: typeof en = { title: 'Therapiebereich', hint: 'Werkzeuge aus der Therapie und dein Sicherheitsplan' }
