import type { HabitGroup, HabitToday } from '../../contract.ts'
import { PARTS, type Part } from '../data/day-state.ts'

export type GroupOfDay = { group: HabitGroup | undefined; items: HabitToday[] }
export type PartOfDay = { part: Part; groups: GroupOfDay[] }

/** Habits by time of day, then by group; those without a group first. Their order is retained. */
export function partsOf(items: readonly HabitToday[], groups: readonly HabitGroup[]): PartOfDay[] {
  return PARTS.flatMap((part) => {
    const mine = items.filter(({ habit }) => habit.timeOfDay === part)
    const known = new Set(groups.map(({ id }) => id))
    const within: GroupOfDay[] = [undefined, ...groups]
      .map((group) => ({
        group,
        items: mine.filter(({ habit: { groupId } }) => (group ? groupId === group.id : groupId === null || !known.has(groupId))),
      }))
      .filter((one) => one.items.length > 0)
    return mine.length > 0 ? [{ part, groups: within }] : []
  })
}
