import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { weekdayNames } from '#platform/web/i18n/weekday-names.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash, undo } from '#platform/web/ui/icons/actions.ts'
import { more } from '#platform/web/ui/icons/controls.ts'
import { pause as pauseIcon, play } from '#platform/web/ui/icons/media.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { isPaused } from '../../engine/day-values.ts'
import type { HabitAnswer } from '../data/changes.ts'
import { archive, changeHabit, resume } from '../data/writing.ts'
import { hued } from '../core/hues.ts'
import { iconOf } from '../core/icons.ts'
import { habitMessages } from '../core/messages.ts'
import shared from './Habit.module.css'
import styles from './HabitRecord.module.css'
import { recordMessages } from './messages.ts'
import type { Opened } from './opened.ts'
import { recordOf } from './record.ts'
import { StrengthCard } from './StrengthCard.tsx'
import { BackLink } from './BackLink.tsx'

// Last on the page, and below the first screen.
const HabitDetails = lazy(() => afterPaint(() => import('./HabitDetails.tsx')).then((file) => ({ default: file.HabitDetails })))

/** A habit's page with all figures computed from its days. */
export function HabitRecord({ answer, onOpen }: { answer: HabitAnswer; onOpen: (open: Opened) => void }) {
  const t = useMessages(recordMessages)
  const h = useMessages(habitMessages)
  const format = useFormat()
  const client = useQueryClient()
  const { habit, standing, today } = answer
  const record = useMemo(() => recordOf(answer), [answer])
  const amount = (value: number) => (habit.kind === 'yes' ? format.number(value) : h.amount(habit, value, format))
  const rests = isPaused(habit.pauses, today)
  const recovery = standing.recovery && (
    <Stat
      label={t.numbers.recovery}
      value={t.numbers.days(standing.recovery.days)}
      hint={t.numbers.recoveryHint(standing.recovery.misses)}
    />
  )
  const when = h.schedule(habit.schedule, weekdayNames(format.locale, 'long'), format)
  return (
    <Page
      area="habits"
      wide
      header={
        <PageHeader
          back={<BackLink />}
          kicker={when.charAt(0).toLocaleUpperCase(format.locale) + when.slice(1)}
          title={
            <span className={styles.title} {...hued(habit.hue)}>
              <span className={styles.sign}>
                <Icon of={iconOf(habit.icon)} size={30} />
              </span>
              {habit.name}
            </span>
          }
          lead={habit.question || undefined}
          actions={
            <div className={styles.actions}>
              <Button kind="soft" icon={edit} onClick={() => onOpen({ what: 'edit' })}>
                {t.edit}
              </Button>
              <LazyMenu
                trigger={<IconButton icon={more} kind="soft" label={t.menu} />}
                entries={[
                  rests
                    ? { label: h.actions.resume, icon: play, onSelect: () => void resume(client, habit, today) }
                    : { label: h.actions.pause, icon: pauseIcon, onSelect: () => onOpen({ what: 'pause' }) },
                  habit.isArchived
                    ? {
                        label: t.restore,
                        icon: undo,
                        onSelect: () => void changeHabit(client, habit, { isArchived: false }),
                      }
                    : { label: h.actions.archive, icon: leaf, onSelect: () => void archive(client, habit) },
                  'line',
                  { label: t.remove, icon: trash, destructive: true, onSelect: () => onOpen({ what: 'remove' }) },
                ]}
              />
            </div>
          }
        />
      }
    >
      <Stack gap={5} className={shared.page} data-area="habit" style={hued(habit.hue).style}>
        <StrengthCard answer={answer} record={record} />
        <Card pad="lg" className={styles.numbers}>
          {/* After a miss: the usual time to come back, instead of a streak of 0. */}
          {standing.streak > 0 || !standing.recovery ? <Stat label={t.numbers.streak} value={format.number(standing.streak)} /> : recovery}
          <Stat label={t.numbers.best} value={format.number(standing.bestStreak)} />
          <Stat
            label={t.numbers.daysDone}
            value={format.number(record.daysDone)}
            hint={`${t.numbers.since} ${format.localDay(record.first)}`}
          />
          {habit.kind !== 'yes' && <Stat label={t.numbers.total} value={amount(standing.total)} />}
          {habit.goalTotal !== null && (
            <Stat
              label={t.numbers.goal}
              value={amount(habit.goalTotal)}
              hint={t.numbers.goalHint(format.percent(Math.min(1, standing.total / habit.goalTotal)))}
            />
          )}
          {standing.streak > 0 && recovery}
        </Card>
        <Suspense fallback={null}>
          <HabitDetails answer={answer} record={record} onOpen={onOpen} />
        </Suspense>
      </Stack>
    </Page>
  )
}
