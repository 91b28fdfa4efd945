import { v7 as uuidv7 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { DiaryItem } from '../../contract/diary.ts'

/** Copies of items, planned for another day. */
export const plannedAgain = (items: readonly DiaryItem[], dayOf: (item: DiaryItem) => LocalDay): DiaryItem[] =>
  items.map((item) => ({ ...item, id: uuidv7(), day: dayOf(item), state: 'planned', minutes: null }))
