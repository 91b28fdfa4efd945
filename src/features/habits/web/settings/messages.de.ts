import type { en } from './messages.ts'

export const de: typeof en = {
  title: 'Gewohnheiten: Import und Export',
  hint: 'Gewohnheiten aus einer anderen App holen oder deine exportieren',
}
