import type { Step } from '#platform/web/ui/sortable/use-sortable.ts'
import type { HabitGroup } from '../../contract.ts'

export type Placed = { id: string; name: string; hue: number; icon: string }
/** Habits in their groups, in order; the first section holds those without a group and stays first. */
export type Section = { group: HabitGroup | null; habits: readonly Placed[] }
export type Arrangement = readonly Section[]

export function arrange(habits: readonly { habit: Placed & { groupId: string | null } }[], groups: readonly HabitGroup[]): Arrangement {
  const known = new Set(groups.map(({ id }) => id))
  const of = (group: HabitGroup | null) =>
    habits
      .map(({ habit }) => habit)
      .filter(({ groupId }) => (groupId !== null && known.has(groupId) ? groupId === group?.id : group === null))
      .map(({ id, name, hue, icon }) => ({ id, name, hue, icon }))
  return [{ group: null, habits: of(null) }, ...groups.map((group) => ({ group, habits: of(group) }))]
}

/** Position of a habit: the index of its section, and its own index there. */
export function placeOf(all: Arrangement, id: string): { section: number; at: number } | undefined {
  for (const [section, { habits }] of all.entries()) {
    const at = habits.findIndex((habit) => habit.id === id)
    if (at >= 0) return { section, at }
  }
  return undefined
}

/** Moves a habit into a section, before the habit at index `at` after it was taken out of its old place. */
export function putHabitAt(all: Arrangement, id: string, section: number, at: number): Arrangement {
  const from = placeOf(all, id)
  const habit = from && all[from.section]?.habits[from.at]
  if (!habit || section < 0 || section >= all.length || (from.section === section && from.at === at)) return all
  return all.map((one, index) => {
    const habits = one.habits.filter((other) => other.id !== id)
    return { ...one, habits: index === section ? habits.toSpliced(Math.max(0, at), 0, habit) : habits }
  })
}

/** Moves a habit or a group to another row: before or after a habit, or to the head of a group. Returns `all` itself if nothing moves. */
export function dropOn(all: Arrangement, id: string, over: string, isBelow: boolean): Arrangement {
  const target = placeOf(all, over)
  if (!placeOf(all, id)) {
    // A group takes the place of the group that the row belongs to.
    const from = all.findIndex(({ group }) => group?.id === id)
    const to = target ? target.section : all.findIndex(({ group }) => group?.id === over)
    if (from < 1 || to < 1 || to === from) return all
    return all.toSpliced(from, 1).toSpliced(to, 0, all[from]!)
  }
  if (target) {
    const from = placeOf(all, id)!
    const shift = from.section === target.section && from.at < target.at ? 1 : 0
    return putHabitAt(all, id, target.section, target.at + Number(isBelow) - shift)
  }
  const section = all.findIndex(({ group }) => (group?.id ?? 'none') === over)
  if (section < 0) return all
  // Above the head of a group means the end of the section before it.
  return isBelow || section === 0 ? putHabitAt(all, id, section, 0) : putHabitAt(all, id, section - 1, endOf(all, section - 1, id))
}

const endOf = (all: Arrangement, section: number, id: string) => all[section]!.habits.filter((habit) => habit.id !== id).length

/** One step up (-1) or down (1); beyond the end of its section a habit moves into the next one. */
export function stepHabit(all: Arrangement, id: string, step: -1 | 1): Arrangement {
  const from = placeOf(all, id)
  if (!from) return all
  const here = all[from.section]!.habits
  const to = from.at + step
  if (to >= 0 && to < here.length) return putHabitAt(all, id, from.section, to)
  const next = from.section + step
  if (next < 0 || next >= all.length) return all
  return putHabitAt(all, id, next, step > 0 ? 0 : all[next]!.habits.length)
}

/** Moves a whole group up or down among the groups; the section without a group stays first. */
export function stepGroup(all: Arrangement, id: string, step: -1 | 1): Arrangement {
  const from = all.findIndex(({ group }) => group?.id === id)
  const to = from + step
  if (from < 1 || to < 1 || to >= all.length) return all
  return all.with(from, all[to]!).with(to, all[from]!)
}

/** Effect of a key on a habit or a group. The ends are those of the whole list: the first place for a habit is without a group. */
export function stepBy(all: Arrangement, id: string, by: Step): Arrangement {
  const last = all.length - 1
  if (placeOf(all, id)) {
    if (by === 'start') return putHabitAt(all, id, 0, 0)
    if (by === 'end') return putHabitAt(all, id, last, endOf(all, last, id))
    return stepHabit(all, id, by === 'up' ? -1 : 1)
  }
  if (by === 'up' || by === 'down') return stepGroup(all, id, by === 'up' ? -1 : 1)
  const from = all.findIndex(({ group }) => group?.id === id)
  const to = by === 'start' ? 1 : last
  return from < 1 || from === to ? all : all.toSpliced(from, 1).toSpliced(to, 0, all[from]!)
}

/** The order as it is sent to the server: all habits, each with its group. */
export const orderOf = (all: Arrangement) =>
  all.flatMap(({ group, habits }) => habits.map(({ id }) => ({ id, groupId: group?.id ?? null })))
