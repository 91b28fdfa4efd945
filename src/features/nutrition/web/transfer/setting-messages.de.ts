import type { en } from './setting-messages.ts'

export const de: typeof en = {
  title: 'Essen: Import und Export',
  hint: 'Das Tagebuch einer anderen App importieren, oder deines exportieren',
}
