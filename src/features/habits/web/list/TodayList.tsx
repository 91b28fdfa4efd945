import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { useIsDrawn } from '#platform/web/ui/use-is-drawn.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { HabitToday } from '../../contract.ts'
import type { HabitList } from '../data/changes.ts'
import { isForToday } from '../data/day-state.ts'
import { habitMessages } from '../core/messages.ts'
import { HabitRow } from './HabitRow.tsx'
import { partsOf } from './sections.ts'
import styles from './TodayList.module.css'

/** Today's habits by time of day and group; those that are not due today are collapsed below. */
export function TodayList({ list }: { list: HabitList }) {
  const t = useMessages(habitMessages)
  const resting = useResting(list)
  const parts = partsOf(
    list.habits.filter(({ habit }) => !resting.has(habit.id)),
    list.groups,
  )
  const rest = list.habits.filter(({ habit }) => resting.has(habit.id))
  const isPlain = parts.length === 1 && parts[0]?.part === 'any'
  return (
    <Stack gap={8} className={styles.list}>
      {parts.map(({ part, groups }) => (
        <Stack key={part} aria-labelledby={`part-${part}`} as="section" gap={3}>
          <h2 id={`part-${part}`} className="small-title">
            {isPlain ? t.partsAlone : t.parts[part]}
          </h2>
          {groups.map(({ group, items }) => (
            <div key={group?.id ?? 'none'} className={styles.group}>
              {group && <h3 className={styles.groupName}>{group.name}</h3>}
              <Rows items={items} level={group ? 4 : 3} />
            </div>
          ))}
        </Stack>
      ))}
      {rest.length > 0 && (
        <details className={styles.rest} open={parts.length === 0}>
          <summary>
            <Icon of={chevronDown} size={20} className={styles.chevron} />
            <h2 className={styles.restName}>{t.notToday(rest.length)}</h2>
          </summary>
          <p className={styles.hint}>{t.notTodayHint}</p>
          <FoldedRows items={rest} />
        </details>
      )}
    </Stack>
  )
}

function Rows({ items, level }: { items: readonly HabitToday[]; level: 3 | 4 }) {
  return (
    <Stack as="ul" role="list" gap={3} className={styles.rows}>
      {items.map((item) => (
        <HabitRow key={item.habit.id} item={item} level={level} />
      ))}
    </Stack>
  )
}

/** Collapsed rows, drawn after the visible ones. */
function FoldedRows({ items }: { items: readonly HabitToday[] }) {
  return useIsDrawn() ? <Rows items={items} level={3} /> : null
}

/** The collapsed habits: decided once a day, so that no row moves while it is being marked. */
function useResting({ today, habits }: HabitList): ReadonlySet<string> {
  const [known, setKnown] = useState({ today: '', resting: new Map<string, boolean>() })
  const isNewDay = known.today !== today
  if (isNewDay || habits.some(({ habit }) => !known.resting.has(habit.id))) {
    const before = isNewDay ? new Map<string, boolean>() : known.resting
    setKnown({ today, resting: new Map(habits.map((item) => [item.habit.id, before.get(item.habit.id) ?? !isForToday(item)])) })
  }
  return new Set([...known.resting].filter(([, rests]) => rests).map(([id]) => id))
}
