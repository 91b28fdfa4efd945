import { useEffect, useState } from 'react'
import { clock } from '#platform/web/i18n/clock.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { toStored } from '#platform/web/i18n/units.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import mini from './Miniature.module.css'
import { miniMessages } from './messages.ts'
import styles from './Mini.module.css'
import { oneRepMax } from './one-rep-max.ts'
import { Stepper } from './Stepper.tsx'

const REST_SECONDS = 90
const MAX_SETS = 6
const MAX_REPS = 12

type Logged = { kg: number; reps: number }

const endOfRest = () => Date.now() + REST_SECONDS * 1000

/** A training log: sets, the estimated one-repetition maximum, and a rest timer. */
export function BodyMiniature() {
  const t = useMessages(miniMessages).body
  const format = useFormat()
  const { units } = useLocaleSettings()
  // Steps of common plates: 2 kg, 5 lb.
  const step = units === 'imperial' ? 5 : 2
  const [steps, setSteps] = useState(8)
  const [reps, setReps] = useState(8)
  const [sets, setSets] = useState<readonly Logged[]>([])
  const [restUntil, setRestUntil] = useState<number>()
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (restUntil === undefined) return
    const look = () => {
      const seconds = Math.max(0, Math.ceil((restUntil - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setRestUntil(undefined)
    }
    const tick = setInterval(look, 250)
    return () => clearInterval(tick)
  }, [restUntil])

  const kg = toStored('weight', steps * step, units)
  const words = (one: Logged) => `${format.number(one.reps)}\u00A0×\u00A0${format.quantity('weight', one.kg, 0)}`
  const best = sets.toSorted((a, b) => oneRepMax(b.kg, b.reps) - oneRepMax(a.kg, a.reps))[0]
  const isFull = sets.length >= MAX_SETS
  const log = () => {
    if (isFull) return
    setSets([...sets, { kg, reps }])
    setLeft(REST_SECONDS)
    setRestUntil(endOfRest())
  }
  const isResting = restUntil !== undefined
  return (
    <div className={`${mini.screen} ${styles.screen}`} role="group" aria-label={t.label}>
      <p className={mini.heading}>{t.exercise}</p>
      <div className={styles.steppers}>
        <Stepper
          label={t.weight}
          value={steps}
          least={1}
          most={40}
          words={format.quantity('weight', kg, 0)}
          less={t.less(t.weight)}
          more={t.more(t.weight)}
          onChange={setSteps}
        />
        <Stepper
          label={t.reps}
          value={reps}
          least={1}
          most={MAX_REPS}
          words={format.number(reps)}
          less={t.less(t.reps)}
          more={t.more(t.reps)}
          onChange={setReps}
        />
      </div>
      <Button wide aria-disabled={isFull} onClick={log}>
        {isFull ? t.full : t.log}
      </Button>
      <ol role="list" className={styles.sets}>
        {sets.map((one, index) => (
          // oxlint-disable-next-line no-array-index-key -- a set is its place in the list
          <li key={index}>
            <span className="visually-hidden">{t.set(index + 1)}: </span>
            {words(one)}
          </li>
        ))}
      </ol>
      <div className={mini.card} role="status">
        {best ? (
          <>
            <p className={styles.what}>{t.max}</p>
            <p className={styles.max}>{format.quantity('weight', oneRepMax(best.kg, best.reps), 1)}</p>
            <p className={mini.small}>{t.formula(words(best))}</p>
          </>
        ) : (
          <p className="soft">{t.none}</p>
        )}
      </div>
      <div className={styles.foot}>
        {isResting ? (
          <>
            <span>
              {t.rest}{' '}
              <span role="timer" className={styles.timer}>
                {clock(left)}
              </span>
            </span>
            <Button kind="quiet" size="sm" onClick={() => setRestUntil(undefined)}>
              {t.skip}
            </Button>
          </>
        ) : (
          <span className={styles.status} role="status">
            {sets.length > 0 && t.rested}
          </span>
        )}
      </div>
    </div>
  )
}
