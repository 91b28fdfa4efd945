import type { en } from './messages.en.ts'

export const de: typeof en = {
  title: 'Gewohnheiten: Import und Export',
  hint: 'Bring deine Gewohnheiten mit, oder nimm sie mit dir',
}
