import type { en } from './setting-messages.en.ts'

export const de: typeof en = {
  title: 'Training: Import und Export',
  hint: 'Bring deine Sätze mit, oder nimm sie mit dir',
}
