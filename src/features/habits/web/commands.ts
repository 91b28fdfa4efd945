import type { CommandContext, FeatureCommands, Thing } from '#platform/web/commands/command.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon, type Translation } from '#platform/web/i18n/messages.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { check, plus } from '#platform/web/ui/icons/controls.ts'
import { habits as habitsIcon } from '#platform/web/ui/icons/subjects.ts'
import type { HabitToday } from '../contract.ts'
import { iconOf } from './core/icons.ts'
import type { en } from './core/messages.ts'
import { habitMessages } from './core/messages.ts'
import { isForToday, isSettled } from './data/day-state.ts'
import { markDay, tapOf } from './data/marks.ts'
import { currentHabits } from './data/use-habits.ts'

export const area = 'habits'

/** Commands to open each habit, and to mark those that are due today. */
export async function things(context: CommandContext): Promise<readonly Thing[]> {
  const list = await currentHabits(context)
  const t = await messagesSoon(habitMessages)
  return (list?.habits ?? []).flatMap((item) => {
    const { habit } = item
    const look: Thing = {
      area,
      id: `habits/${habit.id}`,
      title: habit.name,
      hint: t.command.habit,
      icon: iconOf(habit.icon),
      to: `/habits/${habit.id}`,
    }
    return isForToday(item) && !isSettled(item) ? [look, marking(item, t)] : [look]
  })
}

function marking({ habit, today }: HabitToday, t: Translation<typeof en>): Thing {
  const tap = tapOf(habit, today)
  const some = tap.op === 'add' ? t.amount(habit, tap.amount, formatNow()) : undefined
  return {
    area,
    id: `habits/mark/${habit.id}`,
    title: some === undefined ? t.command.mark(habit.name) : t.command.add(habit.name, some),
    also: t.command.markAlso,
    icon: check,
    run: ({ client }) => markDay(client, habit, today, tap),
  }
}

export const commands: FeatureCommands['commands'] = [
  {
    id: 'habits.mark',
    kind: 'action',
    to: '/habits',
    icon: check,
    words: { en: { title: 'Mark a habit', also: 'done check today' }, de: { title: 'Gewohnheit abhaken', also: 'erledigt heute' } },
  },
  {
    id: 'habits.new',
    kind: 'action',
    to: '/habits?new',
    icon: plus,
    words: { en: { title: 'New habit', also: 'add plant' }, de: { title: 'Neue Gewohnheit', also: 'hinzufügen pflanzen' } },
  },
  {
    id: 'habits.open',
    to: '/habits',
    icon: habitsIcon,
    keys: 'g b',
    words: { en: { title: 'Habits', also: 'routines' }, de: { title: 'Gewohnheiten', also: 'Routinen' } },
  },
  {
    id: 'habits.patterns',
    to: '/habit-analytics',
    icon: chart,
    words: {
      en: { title: 'Patterns and strength', also: 'habit analytics statistics' },
      de: { title: 'Muster und Stärke', also: 'Gewohnheiten Auswertung Statistik' },
    },
  },
  {
    id: 'habits.completed',
    to: '/habits/completed',
    icon: habitsIcon,
    words: {
      en: { title: 'Finished habits', also: 'archived completed' },
      de: { title: 'Geschaffte Gewohnheiten', also: 'archiviert abgeschlossen' },
    },
  },
  {
    id: 'habits.transfer',
    to: '/habits/transfer',
    icon: upload,
    words: {
      en: { title: 'Habits: import and export', also: 'import export Loop' },
      de: { title: 'Gewohnheiten: importieren und exportieren', also: 'Import Export Loop' },
    },
  },
]
