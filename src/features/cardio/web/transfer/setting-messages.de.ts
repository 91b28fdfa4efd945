import type { en } from './setting-messages.en.ts'

export const de: typeof en = {
  title: 'Aufzeichnungen von Uhren und Radcomputern',
  hint: 'GPX, TCX oder FIT hereinholen',
}
