import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { cueSound, playCueSound, stopCueSound } from '#platform/web/audio/cue-sound.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useWakeLock } from '#platform/web/page/use-wake-lock.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { stepAt, stepsOf, totalSeconds, type IntervalStep } from '../../engine/intervals.ts'
import type { CardioKind } from '../../engine/kinds.ts'
import { cardioMessages } from '../core/messages.ts'
import { paceClock } from '../core/speed-words.ts'
import { keepSession } from '../data/writing.ts'
import { KindChoice } from '../home/KindChoice.tsx'
import { stopSpeaking, say } from '#platform/web/speech/say.ts'
import { cuesOf } from './cues.ts'
import styles from './Intervals.module.css'
import { IntervalForm } from './IntervalForm.tsx'
import { keepIntervals, storedIntervals, type Intervals, type Run } from './stored-run.ts'
import { intervalsMessages } from './messages.ts'

/** A shorter run was only a try and is not offered for saving. */
const WORTH_KEEPING_SECONDS = 60

/** Interval timer. It generates the whole sound before the run begins, so that a locked phone keeps playing it. */
export default function IntervalsPage() {
  const t = useMessages(intervalsMessages)
  const core = useMessages(cardioMessages)
  const format = useFormat()
  const client = useQueryClient()
  const [intervals, setIntervals] = useState(() => storedIntervals(Date.now()))
  const { plan, hasVoice, hasSound, run } = intervals
  /** True for a run that went on during a page reload: browsers allow sound only after a press. */
  const [isSilent, setSilent] = useState(run?.since != null)
  const [kind, setKind] = useState<CardioKind>('run')
  const [now, setNow] = useState(() => Date.now())
  const steps = useMemo(() => stepsOf(plan), [plan])
  const total = totalSeconds(steps)
  const elapsed = run ? Math.min(total, run.before + (run.since === null ? 0 : (now - run.since) / 1000)) : 0
  const isDone = run !== undefined && (run.isEnded === true || elapsed >= total)
  const isRunning = run?.since != null && !isDone
  useWakeLock(isRunning)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 200)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(() => {
    return () => {
      stopCueSound()
      stopSpeaking()
    }
  }, [])
  const at = run && !isDone ? stepAt(steps, elapsed) : undefined
  const stated = useRef<IntervalStep>(undefined)
  const step = at?.step
  useEffect(() => {
    if (!isRunning || !step || stated.current === step) return
    stated.current = step
    if (hasVoice && document.visibilityState === 'visible')
      say([t.step[step.kind], step.kind === 'work' && t.round(step.round, plan.rounds)].filter(Boolean).join('. '), format.locale)
  }, [step, isRunning, hasVoice, t, plan.rounds, format.locale])

  function change(next: Partial<Intervals>) {
    const changed = { ...intervals, ...next }
    setIntervals(changed)
    keepIntervals(changed)
  }
  const setRun = (next: Run | undefined) => change({ run: next })
  function go(before: number, startedAt: number) {
    const since = Date.now()
    if (hasSound) {
      const { seconds, cues } = cuesOf(steps)
      // Resumes at the pause: cues before it are cut off.
      const left = cues.filter((cue) => cue.at >= before - 0.01).map((cue) => ({ ...cue, at: cue.at - before }))
      playCueSound(cueSound(seconds - before, left))
    }
    setNow(since)
    setSilent(false)
    setRun({ before, since, startedAt })
  }
  function pause() {
    stopCueSound()
    stopSpeaking()
    if (run) setRun({ ...run, before: elapsed, since: null })
  }
  /** Ends the run early; the person can still save the elapsed time. */
  function end() {
    if (!run || elapsed < WORTH_KEEPING_SECONDS) return leave()
    stopCueSound()
    stopSpeaking()
    setRun({ ...run, before: elapsed, since: null, isEnded: true })
  }
  function leave() {
    stopCueSound()
    stopSpeaking()
    stated.current = undefined
    setRun(undefined)
  }
  function keep() {
    const seconds = Math.round(elapsed)
    const fields = {
      kind,
      effort: 'vigorous' as const,
      startedAt: new Date(run!.startedAt).toISOString(),
      zone: deviceZone(),
      seconds,
      metres: null,
      bpm: null,
      name: t.sessionName,
      note: '',
    }
    void keepSession(client, uuidv7(), fields, `${t.sessionName}, ${format.duration(seconds)}`)
    leave()
  }
  const after = step && steps[steps.indexOf(step) + 1]
  return (
    <Page area="body" header={<PageHeader back={<BackLink to="/gym-ai/cardio">{core.toCardio}</BackLink>} title={t.title} lead={t.lead} />}>
      <Card as="section" pad="lg" aria-label={t.title}>
        {!run ? (
          <IntervalForm
            plan={plan}
            onChange={(next) => change({ plan: next })}
            voice={hasVoice}
            onVoice={(on) => change({ hasVoice: on })}
            sound={hasSound}
            onSound={(on) => change({ hasSound: on })}
            onBegin={() => go(0, Date.now())}
          />
        ) : isDone ? (
          <Stack gap={5} className={styles.run}>
            <Stack role="status" gap={2}>
              <h2>{t.done}</h2>
              <p>{t.doneText(format.duration(Math.round(elapsed)))}</p>
            </Stack>
            <div className={styles.kinds}>
              <KindChoice kind={kind} onChange={setKind} />
            </div>
            <div className={styles.buttons}>
              <Button size="lg" onClick={keep}>
                {t.keep}
              </Button>
              <Button kind="quiet" size="lg" onClick={leave}>
                {t.leave}
              </Button>
            </div>
          </Stack>
        ) : (
          <Stack gap={5} className={styles.run}>
            <div role="status">
              <h2>
                {step && t.step[step.kind]}
                {step?.kind === 'work' && ` · ${t.round(step.round, plan.rounds)}`}
              </h2>
            </div>
            <p className={styles.left} role="timer" aria-label={t.left}>
              {paceClock(at?.left ?? 0)}
            </p>
            <p className={styles.soft}>{after ? t.next(t.step[after.kind], paceClock(after.seconds)) : t.last}</p>
            <div className={styles.progress}>
              <ProgressBar label={t.total(format.duration(total))} value={elapsed / total} />
            </div>
            <div className={styles.buttons}>
              {isRunning ? (
                <Button size="lg" onClick={pause}>
                  {t.pause}
                </Button>
              ) : (
                <Button size="lg" onClick={() => go(run.before, run.startedAt)}>
                  {t.goOn}
                </Button>
              )}
              {isRunning && hasSound && isSilent && (
                <Button kind="soft" size="lg" onClick={() => go(elapsed, run.startedAt)}>
                  {t.soundAgain}
                </Button>
              )}
              <Button kind="quiet" size="lg" onClick={end}>
                {t.end}
              </Button>
            </div>
            <p className={styles.soft}>{t.care}</p>
          </Stack>
        )}
      </Card>
    </Page>
  )
}
