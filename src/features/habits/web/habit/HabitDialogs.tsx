import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { HabitAnswer } from '../data/changes.ts'
import { blankDay } from '../data/optimistic.ts'
import { listQuery } from '../data/use-habits.ts'
import { removeHabit } from '../data/writing.ts'
import { HabitSheet } from '../form/HabitSheet.tsx'
import { DayDialog } from '../list/DayDialog.tsx'
import { PauseDialog } from '../list/PauseDialog.tsx'
import { recordMessages } from './messages.ts'
import type { Opened } from './opened.ts'

/** Dialogs of a habit's page: a day, the form, a pause, or the confirmation of its removal. */
export function HabitDialogs({ answer, open, onClose }: { answer: HabitAnswer; open: Opened; onClose: () => void }) {
  const { habit, days, today } = answer
  // The form offers the groups; without a network it offers none.
  const { data: list } = useQuery({ ...listQuery(), enabled: open.what === 'edit' })
  switch (open.what) {
    case 'day':
      return (
        <DayDialog key={open.day} habit={habit} day={days.find(({ day }) => day === open.day) ?? blankDay(open.day)} onClose={onClose} />
      )
    case 'pause':
      return <PauseDialog habit={habit} today={today} onClose={onClose} />
    case 'edit':
      return <HabitSheet habit={habit} groups={list?.groups ?? []} today={today} order={habit.order} onClose={onClose} />
    case 'remove':
      return <RemoveDialog answer={answer} onClose={onClose} />
  }
}

function RemoveDialog({ answer: { habit, days }, onClose }: { answer: HabitAnswer; onClose: () => void }) {
  const { removeDialog: t } = useMessages(recordMessages)
  const client = useQueryClient()
  const navigate = useNavigate()

  async function remove() {
    onClose()
    if (!(await removeHabit(client, habit))) return
    toast({ title: t.removed(habit.name) })
    await navigate('/habits', { replace: true })
  }

  return (
    <Dialog
      modalOnly
      onClose={onClose}
      title={t.title(habit.name)}
      description={t.text(days.length)}
      actions={
        <>
          <Button kind="soft" onClick={onClose}>
            {t.keep}
          </Button>
          <Button kind="destructive" onClick={() => void remove()}>
            {t.remove}
          </Button>
        </>
      }
    />
  )
}
