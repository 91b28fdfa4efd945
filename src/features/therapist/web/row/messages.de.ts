import type { en } from './messages.ts'

export const de: typeof en = { title: 'Therapiebereich', hint: 'Werkzeuge aus der Therapie und dein Sicherheitsplan' }
