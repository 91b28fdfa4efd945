import { useEffect, useRef, useState } from 'react'
import { clock } from '#platform/web/i18n/clock.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { pause } from '#platform/web/ui/icons/media.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './RecorderDialog.module.css'
import { canRecord, problemFrom, type Recorder, type RecorderProblem, startRecorder } from './recorder.ts'

const BARS = 28

/** Records a voice note. The microphone is active only while this dialog is open and shows it. */
export function RecorderDialog({ onClose, onRecorded }: { onClose: () => void; onRecorded: (file: File) => void }) {
  const t = useMessages(entryMessages).recorder
  const format = useFormat()
  const recorder = useRef<Recorder>(undefined)
  const [state, setState] = useState<'asking' | 'recording' | 'paused' | 'saving'>('asking')
  const [problem, setProblem] = useState<RecorderProblem>()
  const [levels, setLevels] = useState<readonly number[]>([])
  const [seconds, setSeconds] = useState(0)
  const [opened] = useState(() => Date.now())
  const name = useRef(`${t.name} ${format.date(opened, 'medium')} ${format.time(opened)}`.replace(/[:/\\]/g, '.'))

  useEffect(() => {
    let isCancelled = false
    const begin = async () => {
      if (!canRecord()) throw new DOMException('', 'NotSupportedError')
      const started = await startRecorder(name.current)
      if (isCancelled) return started.cancel()
      recorder.current = started
      setState('recording')
    }
    begin().catch((error: unknown) => !isCancelled && setProblem(problemFrom(error)))
    const timer = setInterval(() => {
      const now = recorder.current
      if (!now) return
      setSeconds(now.seconds())
      setLevels((before) => [...before, now.level()].slice(-BARS))
    }, 100)
    return () => {
      isCancelled = true
      clearInterval(timer)
      recorder.current?.cancel()
    }
  }, [])

  const finish = async () => {
    const now = recorder.current
    if (!now) return
    recorder.current = undefined
    setState('saving')
    onRecorded(await now.stop())
  }
  return (
    <Dialog
      modalOnly
      onClose={onClose}
      title={problem ? t.notTitle : state === 'paused' ? t.paused : t.title}
      description={problem ? t.problems[problem] : t.about}
      actions={
        problem ? (
          <Button onClick={onClose}>{t.close}</Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              {t.cancel}
            </Button>
            {state === 'recording' && (
              <Button
                kind="soft"
                icon={pause}
                onClick={() => {
                  recorder.current?.pause()
                  setState('paused')
                }}
              >
                {t.pause}
              </Button>
            )}
            {state === 'paused' && (
              <Button
                kind="soft"
                icon={microphone}
                onClick={() => {
                  recorder.current?.resume()
                  setState('recording')
                }}
              >
                {t.resume}
              </Button>
            )}
            <Button icon={check} loading={state === 'asking' || state === 'saving'} onClick={() => void finish()}>
              {t.keep}
            </Button>
          </>
        )
      }
    >
      {!problem && (
        <>
          <p className={styles.time} role="timer" aria-label={t.length(format.duration(seconds))}>
            {clock(seconds)}
          </p>
          <div className={styles.level} aria-hidden="true">
            {Array.from({ length: BARS }, (_, index) => (
              // oxlint-disable-next-line no-array-index-key -- bars have no names
              <span key={index} style={{ blockSize: `${8 + 92 * (state === 'recording' ? (levels.at(index - BARS) ?? 0) : 0)}%` }} />
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}
