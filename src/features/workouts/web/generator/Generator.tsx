import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chevronDown, refresh } from '#platform/web/ui/icons/controls.ts'
import { lock } from '#platform/web/ui/icons/things.ts'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { followPlan, getTraining, putPlan, type Training } from '../../contract/training.ts'
import { generatePlan } from '../../engine/generate.ts'
import { daySeconds } from '../../engine/session-time.ts'
import { WEEKDAYS } from '../../engine/day-shapes.ts'
import type { PlanInput } from '../../engine/types.ts'
import { emptyPlan } from '../../training/edit-plan.ts'
import { sessionCount, type PlanContent } from '../../training/plan-run.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTargetWords } from '../core/target-words.ts'
import type { Table } from '../core/use-table.ts'
import { whyMessages } from '../core/why-messages.ts'
import { WhyList } from '../core/WhyList.tsx'
import { changeSettings } from '../data/change-settings.ts'
import { useGyms, usePlace } from '../data/use-place.ts'
import { FirstPlace } from './FirstPlace.tsx'
import styles from './Generator.module.css'
import { generatorMessages } from './messages.ts'
import { ScreeningDialog } from './ScreeningDialog.tsx'
import { Structures } from './Structures.tsx'
import { WishesForm } from './WishesForm.tsx'

const FIRST: PlanInput = {
  goal: 'general',
  level: 'novice',
  days: 3,
  minutes: 45,
  weeks: 8,
  focus: [],
  injuries: [],
  avoid: [],
  dislikes: [],
  seed: 1,
}
/** Screening answers before hard training are valid for a year. */
const SCREENING_DAYS = 365

/** Hard means heavy, near failure, or often and long. */
const isHard = ({ goal, level, days, minutes }: PlanInput) =>
  goal === 'strength' || (level !== 'novice' && goal !== 'mobility') || days * minutes > 300

/** Wishes on one side and their plan on the other; every change generates the plan again. */
export function Generator({ table, training }: { table: Table; training: Training }) {
  const t = useMessages(generatorMessages)
  const w = useMessages(trainingMessages)
  const why = useMessages(whyMessages)
  const targetWords = useTargetWords()
  const isWide = useMediaQuery('(min-width: 64rem)')
  const navigate = useNavigate()
  const client = useQueryClient()
  const [gym, setGym] = useState<string | null>(training.active?.place ?? null)
  const here = usePlace(gym)
  // Loads need equipment, so a person without a place is asked for it first.
  const isPlaceless = useGyms()?.length === 0
  const [wishes, setWishes] = useState<PlanInput>(training.settings.wishes ?? FIRST)
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set())
  const [isSaving, setSaving] = useState(false)
  const [screening, setScreening] = useState(training.settings.screening)
  const [asked, setAsked] = useState<PlanContent>()
  // Locked slots come from the previous plan, which belongs to the previous wishes.
  const [before, setBefore] = useState<PlanContent['plan']>()
  const made = useMemo(() => {
    const stored = before?.days.map((day) => ({
      focus: day.focus,
      slots: day.slots.map((slot) => ({ ...slot, isLocked: locked.has(slot.id) })),
    }))
    return generatePlan(wishes, table.all, here.place, stored)
  }, [wishes, table, here.place, before, locked])
  const another = () => {
    if (made.ok) setBefore(made.plan)
    setWishes({ ...wishes, seed: (wishes.seed + 1) % 2 ** 31 })
  }

  const keep = async (content: PlanContent, isGentle = false) => {
    setSaving(true)
    const id = uuidv7()
    try {
      await perform(
        putPlan,
        { params: { id }, body: { ...(content as PlanContent & { plan: never }), place: here.id, base: null } as never },
        { label: t.title },
      )
      await perform(followPlan, { params: { id }, body: { isActive: true, next: 0 } }, { label: t.title })
      await changeSettings({ wishes: (isGentle ? gentle(wishes) : wishes) as never }, t.title)
      void client.invalidateQueries({ queryKey: [getTraining.path] })
      toast({ title: t.saved })
      void navigate('/gym-ai')
    } catch (error) {
      toast({ title: t.failed, description: (error as Error).message, tone: 'destructive' })
    } finally {
      setSaving(false)
    }
  }
  /** An empty plan is not made active. */
  const beginOwn = async () => {
    const id = uuidv7()
    try {
      const body = { ...emptyPlan(uuidv7()), place: here.id, base: null } as never
      const answer = await perform(putPlan, { params: { id }, body }, { label: t.title })
      void client.invalidateQueries({ queryKey: [getTraining.path] })
      // Without a network the plan's page cannot open yet.
      void navigate(answer === QUEUED ? '/gym-ai' : `/workout-plan/${id}`)
    } catch (error) {
      toast({ title: t.failed, description: (error as Error).message, tone: 'destructive' })
    }
  }
  const isScreened = screening !== null && Date.parse(training.today) - Date.parse(screening.day) < SCREENING_DAYS * 86_400_000
  const choose = (content: PlanContent, isHardOne: boolean) => (isHardOne && !isScreened ? setAsked(content) : void keep(content))
  const problemWords = (key: string, values: Readonly<Record<string, string | number>>) =>
    (why.problems as Record<string, (values: Readonly<Record<string, string | number>>) => string>)[key]?.(values) ?? t.failed

  return (
    <Stack gap={10}>
      <div className={styles.columns}>
        <WishesForm wishes={wishes} onChange={setWishes} gym={gym} onGym={setGym} />
        <Stack as="section" aria-labelledby="preview" aria-live="polite">
          <div className={styles.head}>
            <h2 id="preview">{t.preview}</h2>
            {made.ok && !isPlaceless && (
              <Button kind="soft" icon={refresh} onClick={another}>
                {t.another}
              </Button>
            )}
          </div>
          {isPlaceless ? (
            <FirstPlace />
          ) : made.ok ? (
            <>
              <p className="note">{t.weekOf(made.plan.weeks.length, sessionCount(made.plan))}</p>
              {made.plan.days.map((day, index) => (
                <Card key={day.id} as="article">
                  <details open={isWide || index === 0}>
                    <summary className={styles.dayHead}>
                      <h3>{t.day(w.focus[day.focus], Math.round(daySeconds(day, (id) => table.byId.get(id)) / 60))}</h3>
                      <Icon of={chevronDown} size={16} className={styles.opens} />
                    </summary>
                    <ul role="list" className={styles.slots}>
                      {day.slots.map((slot) => {
                        const name = table.nameOf(slot.exercise)
                        const isLocked = locked.has(slot.id)
                        return (
                          <li key={slot.id}>
                            <details>
                              <summary>
                                <span>{name}</span>
                                <span className={cx('note', styles.target)}>
                                  {targetWords(slot.sets, slot.target)} <Icon of={chevronDown} size={16} className={styles.opens} />
                                </span>
                              </summary>
                              <WhyList why={slot.why} />
                            </details>
                            <IconButton
                              icon={lock}
                              kind={isLocked ? 'soft' : 'quiet'}
                              pressed={isLocked}
                              label={isLocked ? t.unlock(name) : t.lock(name)}
                              onClick={() => {
                                setBefore(made.plan)
                                setLocked(new Set(isLocked ? [...locked].filter((id) => id !== slot.id) : [...locked, slot.id]))
                              }}
                            />
                          </li>
                        )
                      })}
                    </ul>
                  </details>
                </Card>
              ))}
              <details className={styles.why}>
                <summary>
                  {t.why} <Icon of={chevronDown} size={16} className={styles.opens} />
                </summary>
                <WhyList why={made.why} />
              </details>
              <Button
                size="lg"
                loading={isSaving}
                onClick={() =>
                  choose(
                    { name: '', origin: 'generated', weekdays: WEEKDAYS[wishes.days] ?? null, plan: made.plan, place: here.id },
                    isHard(wishes),
                  )
                }
              >
                {t.keep}
              </Button>
            </>
          ) : (
            <p role="alert" className={styles.problem}>
              {problemWords(made.problem.key, made.problem.values)}
            </p>
          )}
        </Stack>
      </div>
      <Structures table={table} onUse={choose} onOwn={() => void beginOwn()} />
      <ScreeningDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onAnswer={(answer) => {
          const content = asked!
          setAsked(undefined)
          const given = { day: training.today, hasYes: answer !== 'no' }
          changeSettings({ screening: given }, t.title).catch((error: Error) =>
            toast({ title: t.failed, description: error.message, tone: 'destructive' }),
          )
          setScreening(given)
          if (answer === 'gentle') setWishes(gentle(wishes))
          else void keep(content)
        }}
      />
    </Stack>
  )
}

const gentle = (wishes: PlanInput): PlanInput => ({
  ...wishes,
  goal: wishes.goal === 'mobility' ? 'mobility' : 'general',
  level: 'novice',
  days: Math.min(3, wishes.days),
  minutes: Math.min(45, wishes.minutes),
})
