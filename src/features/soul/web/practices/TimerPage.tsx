import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePhaseOf, useProgress } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { bell as bellIcon } from '#platform/web/ui/icons/subjects.ts'
import { timer as timerIcon } from '#platform/web/ui/icons/tools.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { BELLS, bellTimes, LEAD, MOST_TIMER_MINUTES, practiceId, type Timer } from '../../practice.ts'
import { BedField } from './BedField.tsx'
import { practiceMessages } from './messages.ts'
import styles from './Practices.module.css'
import { SavedPractices } from './SavedPractices.tsx'
import { StartPractice } from './StartPractice.tsx'
import { usePractice } from './use-practice.ts'

const MINUTES = [3, 5, 10, 15, 20, 30, 45, 60] as const
const EVERY = [0, 1, 2, 3, 5, 10, 15, 20, 30] as const

/** A timer for quiet time, with bells. */
export default function TimerPage() {
  const t = useMessages(practiceMessages)
  const [timer, setTimer] = usePractice('timer', { kind: 'timer', minutes: 10, every: 5, bell: 'middle', bed: 'none' })
  const change = (part: Partial<Timer>) => setTimer({ ...timer, ...part })
  return (
    <Page
      area="soul"
      wide
      header={<PageHeader title={t.timer.title} lead={t.timer.lead} back={<BackLink to="/soul">{t.soul}</BackLink>} />}
    >
      <div className={styles.columns}>
        <Card look="tinted" pad="lg" className={styles.stage}>
          <Face timer={timer} />
          <StartPractice id={practiceId(timer)} />
        </Card>
        <Stack className={styles.settings}>
          <Chips
            label={t.timer.length}
            options={MINUTES.map((one) => ({ value: String(one), label: t.minutesOf(one), icon: timerIcon }))}
            value={[String(timer.minutes)]}
            single
            onChange={([minutes]) => minutes !== undefined && change({ minutes: Number(minutes) })}
          />
          <div className={styles.part}>
            <span aria-hidden="true">{t.minutes}</span>
            <Slider
              label={t.timer.custom}
              min={1}
              max={MOST_TIMER_MINUTES}
              value={timer.minutes}
              valueText={t.minutesOf(timer.minutes)}
              onChange={(minutes) => change({ minutes })}
            />
            <span className={styles.value} aria-hidden="true">
              {t.minutesOf(timer.minutes)}
            </span>
          </div>
          <Field label={t.timer.every}>
            <Select
              options={EVERY.map((one) => ({ value: one, label: one === 0 ? t.timer.noBells : t.timer.everyOf(one) }))}
              value={timer.every}
              onChange={(value) => change({ every: value })}
            />
          </Field>
          <SegmentedControl
            label={t.timer.bell}
            options={BELLS.map((one) => ({ value: one, label: t.timer.bells[one], icon: bellIcon }))}
            value={timer.bell}
            onChange={(bell) => change({ bell })}
          />
          <BedField bed={timer.bed} onChange={(bed) => change({ bed })} />
          <p className={styles.note}>{t.locked}</p>
          <SavedPractices kind="timer" onChoose={setTimer} />
        </Stack>
      </div>
    </Page>
  )
}

function Face({ timer }: { timer: Timer }) {
  const phase = usePhaseOf({ kind: 'track', id: practiceId(timer) })
  return phase === 'nothing' ? <Dial timer={timer} passed={0} isOver={false} /> : <RunningDial timer={timer} />
}

function RunningDial({ timer }: { timer: Timer }) {
  const { position } = useProgress()
  const passed = Math.min(timer.minutes * 60, Math.max(0, position - LEAD))
  return <Dial timer={timer} passed={passed} isOver={passed >= timer.minutes * 60} />
}

/** A ring that fills, with a mark for each bell. */
function Dial({ timer, passed, isOver }: { timer: Timer; passed: number; isOver: boolean }) {
  const t = useMessages(practiceMessages)
  const whole = timer.minutes * 60
  const bells = bellTimes(timer)
    .map((at) => at - LEAD)
    .filter((at) => at > 0 && at < whole)
  return (
    <div className={styles.dial}>
      <svg viewBox="-54 -54 108 108" aria-hidden="true">
        <circle r="48" className={styles.ring} />
        <circle
          r="48"
          className={styles.passed}
          pathLength={1}
          strokeDasharray={`${passed / whole} 1`}
          transform="rotate(-90)"
          visibility={passed > 0 ? 'visible' : 'hidden'}
        />
        {bells.map((at) => (
          <circle key={at} r="2" cx="48" className={styles.mark} transform={`rotate(${(at / whole) * 360 - 90})`} />
        ))}
      </svg>
      <p className={styles.dialWords}>
        <span className={styles.time}>{isOver ? t.timer.ended : clock(whole - passed, { hours: true })}</span>
      </p>
    </div>
  )
}
