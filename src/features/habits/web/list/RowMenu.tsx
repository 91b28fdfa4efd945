import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, undo } from '#platform/web/ui/icons/actions.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { more, plus } from '#platform/web/ui/icons/controls.ts'
import { pause as pauseIcon, play } from '#platform/web/ui/icons/media.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { leaf, moon } from '#platform/web/ui/icons/things.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import type { HabitToday } from '../../contract.ts'
import { isPaused } from '../../engine/day-values.ts'
import { markDay } from '../data/marks.ts'
import { archive, resume } from '../data/writing.ts'
import { habitMessages } from '../core/messages.ts'
import { useRowActions } from './row-actions.ts'

/** Menu of a habit's further actions today. */
export function RowMenu({ item: { habit, today } }: { item: HabitToday }) {
  const t = useMessages(habitMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const ask = useRowActions()
  const rests = isPaused(habit.pauses, today.day)
  return (
    <LazyMenu
      trigger={<IconButton icon={more} label={t.row.menu(habit.name)} />}
      entries={[
        today.isSkipped
          ? {
              label: t.actions.unskip,
              icon: undo,
              onSelect: () => void markDay(client, habit, today, { op: 'skip', isSkipped: false, reason: '' }),
            }
          : { label: t.actions.skip, icon: moon, onSelect: () => ask.day(habit, today, true) },
        { label: today.note ? t.actions.editNote : t.actions.note, icon: book, onSelect: () => ask.day(habit, today) },
        ...(habit.kind !== 'yes' || habit.schedule.kind === 'timesADay'
          ? [{ label: t.actions.exact, icon: plus, onSelect: () => ask.day(habit, today) }]
          : []),
        'line',
        { label: t.actions.open, icon: chart, onSelect: () => void navigate(`/habits/${habit.id}`, { viewTransition: true }) },
        { label: t.actions.edit, icon: edit, onSelect: () => ask.edit(habit) },
        rests
          ? { label: t.actions.resume, icon: play, onSelect: () => void resume(client, habit, today.day) }
          : { label: t.actions.pause, icon: pauseIcon, onSelect: () => ask.pause(habit) },
        { label: t.actions.archive, icon: leaf, onSelect: () => void archive(client, habit) },
      ]}
    />
  )
}
