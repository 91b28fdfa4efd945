import { useEffect, useMemo, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { loadExercises, loadNames } from '../../content/exercises/load.ts'
import type { Exercise } from '../../exercise.ts'
import { generatePlan } from '../../engine/generate.ts'
import { daySeconds } from '../../engine/session-time.ts'
import { GOALS, type Goal, type Made, type PlanInput } from '../../engine/types.ts'
import { USUAL_WISHES } from '../../engine/usual-wishes.ts'
import type { Gym, GymKind } from '../../gyms/gym.ts'
import { placeOf } from '../../gyms/loads.ts'
import { usualGym } from '../../gyms/usual.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTargetWords } from '../core/target-words.ts'
import { WhyList } from '../core/WhyList.tsx'
import { en } from './messages.en.ts'
import styles from './PlanDemo.module.css'

const messages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
const PLACES = ['gym', 'home', 'outdoors', 'travel'] as const satisfies readonly GymKind[]
const DAYS = ['2', '3', '4'] as const

type Library = { exercises: readonly Exercise[]; german: Readonly<Record<string, string>> }

/** A plan of the real generator from three answers. It runs in the browser: no account, no request, nothing stored. */
export default function PlanDemo() {
  const t = useMessages(messages)
  const words = useMessages(trainingMessages)
  const format = useFormat()
  const targetWords = useTargetWords()
  const { language, units } = useLocaleSettings()
  const [library, setLibrary] = useState<Library | 'failed'>()
  const [goal, setGoal] = useState<Goal>('strength')
  const [days, setDays] = useState<(typeof DAYS)[number]>('3')
  const [place, setPlace] = useState<GymKind>('home')
  const [shown, setShown] = useState('0')

  useEffect(() => {
    let isCancelled = false
    Promise.all([loadExercises(), loadNames()]).then(
      ([exercises, { german }]) => {
        if (!isCancelled) setLibrary({ exercises, german })
      },
      () => {
        if (!isCancelled) setLibrary('failed')
      },
    )
    return () => {
      isCancelled = true
    }
  }, [])

  const made = useMemo(() => {
    if (!library || library === 'failed') return undefined
    return planFor(library.exercises, { goal, days: Number(days) }, usualGym(place, units === 'imperial' ? 'lb' : 'kg', ''))
  }, [library, goal, days, place, units])

  const plan = made?.result.ok ? made.result.plan : undefined
  const at = Math.min(Number(shown), (plan?.days.length ?? 1) - 1)
  const day = plan?.days[at]
  const byId = new Map(library && library !== 'failed' ? library.exercises.map((one) => [one.id, one]) : [])
  const nameOf = (id: string): string => {
    const german = language === 'de' && library && library !== 'failed' ? library.german[id] : undefined
    return german ?? byId.get(id)?.name ?? id
  }
  return (
    <Stack gap={5} role="group" aria-label={t.label}>
      <div className={styles.answers}>
        <Field label={t.goal}>
          <Select value={goal} onChange={setGoal} options={GOALS.map((value) => ({ value, label: words.goal[value] }))} />
        </Field>
        <Field label={t.place}>
          <Select value={place} onChange={setPlace} options={PLACES.map((value) => ({ value, label: t.places[value] }))} />
        </Field>
        <div className={styles.often}>
          <p className={styles.ask} aria-hidden="true">
            {t.days}
          </p>
          <SegmentedControl
            label={t.days}
            wide
            value={days}
            onChange={setDays}
            options={DAYS.map((value) => ({ value, label: t.dayCount(Number(value)) }))}
          />
        </div>
      </div>
      <Stack gap={3} className={styles.plan} aria-live="polite">
        {library === 'failed' ? (
          <p>{t.failed}</p>
        ) : !made ? (
          <p>{t.loading}</p>
        ) : !plan || !day ? (
          <p>{t.impossible}</p>
        ) : (
          <>
            <SegmentedControl
              label={t.days}
              wide
              value={String(at)}
              onChange={setShown}
              options={plan.days.map((_, index) => ({ value: String(index), label: format.number(index + 1) }))}
            />
            <div className={styles.head}>
              <h2>{t.day(at + 1, words.focus[day.focus])}</h2>
              <span>{t.minutes(format.duration(Math.round(daySeconds(day, (id) => byId.get(id)) / 60) * 60))}</span>
            </div>
            <ol role="list" aria-label={t.day(at + 1, words.focus[day.focus])} className={styles.slots}>
              {day.slots.map((slot) => (
                <li key={slot.id}>
                  <details>
                    <summary>
                      <span>{nameOf(slot.exercise)}</span>
                      <span className={styles.target}>{targetWords(slot.sets, slot.target)}</span>
                    </summary>
                    <WhyList why={slot.why} />
                  </details>
                </li>
              ))}
            </ol>
            <details className={styles.why}>
              <summary>{t.why}</summary>
              <WhyList why={made.result.ok ? made.result.why : []} />
            </details>
            <p className={styles.note}>{t.made(`${format.number(made.ms)} ms`)}</p>
          </>
        )}
      </Stack>
    </Stack>
  )
}

/** The plan, and the milliseconds it took. */
function planFor(exercises: readonly Exercise[], wishes: Pick<PlanInput, 'goal' | 'days'>, gym: Gym): { result: Made; ms: number } {
  const started = performance.now()
  const result = generatePlan({ ...USUAL_WISHES, ...wishes, level: 'novice', minutes: 45 }, exercises, placeOf(gym))
  return { result, ms: Math.max(1, Math.round(performance.now() - started)) }
}
