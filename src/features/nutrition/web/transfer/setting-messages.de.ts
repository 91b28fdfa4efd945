import type { en } from './setting-messages.en.ts'

export const de: typeof en = {
  title: 'Essen: Import und Export',
  hint: 'Bring dein Ernährungstagebuch mit, oder nimm deins mit dir',
}
