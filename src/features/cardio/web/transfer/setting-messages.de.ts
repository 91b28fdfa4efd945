import type { en } from './setting-messages.ts'

export const de: typeof en = {
  title: 'Aufzeichnungen, Apple Health und Google Fit',
  hint: 'GPX, TCX oder FIT von Uhren und Radcomputern, oder ein ganzer Export',
}
