import type { en } from './setting-messages.ts'

export const de: typeof en = {
  title: 'Training: Import und Export',
  hint: 'Sätze aus einer anderen App importieren, oder deine exportieren',
}
