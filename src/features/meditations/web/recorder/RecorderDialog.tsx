import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { player } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { play, stop as stopIcon } from '#platform/web/ui/icons/media.ts'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { putRecording, type OwnMeditation } from '../../contract.ts'
import { RECORDING_RATE, RECORDING_SECONDS } from '../../core/limits.ts'
import { peaksOf } from '../../core/recording.ts'
import { meditationMessages } from '../core/messages.ts'
import { problemFrom, record, type MicrophoneProblem, type Recording } from './microphone.ts'
import styles from './Recorder.module.css'
import { decodeSound, soundingSeconds, wavOf } from './sound.ts'

const BARS = 120

type State =
  | { step: 'idle'; problem?: MicrophoneProblem | 'unreadable' | 'silent' }
  | { step: 'recording'; since: number }
  | { step: 'reading' }
  | { step: 'trimming'; samples: Float32Array; from: number; to: number }

interface RecorderDialogProps {
  id: string
  number: number
  /** An initial file. */
  file?: File | undefined
  /** Text to be read aloud. */
  words: string
  language: string
  onSaved: (answer: OwnMeditation) => void
  onClose: () => void
}

/** Records a voice or opens a file, shows how it is trimmed, and saves it. */
export default function RecorderDialog({ id, number, file, words, language, onSaved, onClose }: RecorderDialogProps) {
  const t = useMessages(meditationMessages)
  const r = t.record
  const [state, setState] = useState<State>(file ? { step: 'reading' } : { step: 'idle' })
  const recording = useRef<Recording>(undefined)
  const sound = useRef<HTMLAudioElement>(undefined)

  const read = useCallback(async (blob: Blob) => {
    setState({ step: 'reading' })
    try {
      const samples = await decodeSound(blob)
      const { from, to } = soundingSeconds(samples)
      setState(
        to > from ? { step: 'trimming', samples, from, to: Math.min(to, from + RECORDING_SECONDS) } : { step: 'idle', problem: 'silent' },
      )
    } catch {
      setState({ step: 'idle', problem: 'unreadable' })
    }
  }, [])
  useEffect(() => {
    if (file) void read(file)
  }, [file, read])
  useEffect(
    () => () => {
      recording.current?.cancel()
      sound.current?.pause()
    },
    [],
  )

  async function start() {
    player.pause()
    sound.current?.pause()
    try {
      recording.current = await record()
      setState({ step: 'recording', since: Date.now() })
    } catch (error) {
      setState({ step: 'idle', problem: problemFrom(error) })
    }
  }
  const stop = useCallback(async () => {
    const ended = await recording.current?.stop()
    recording.current = undefined
    if (ended) await read(ended)
  }, [read])

  const save = useMutation({
    ...mutationOf(putRecording),
    onSuccess: (answer) => {
      onSaved(answer)
      toast({ title: r.saved, tone: 'good' })
      onClose()
    },
    onError: (error) => toast({ title: r.failed, description: error.message, tone: 'destructive' }),
  })

  return (
    <Dialog
      modalOnly={state.step === 'recording'}
      onClose={onClose}
      title={r.dialog(number)}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          {state.step === 'recording' && (
            <Button icon={stopIcon} onClick={() => void stop()}>
              {r.stop}
            </Button>
          )}
          {state.step === 'idle' && (
            <Button icon={microphone} onClick={() => void start()}>
              {r.start}
            </Button>
          )}
          {state.step === 'trimming' && (
            <>
              <Button kind="soft" icon={microphone} onClick={() => void start()}>
                {r.again}
              </Button>
              <Button
                loading={save.isPending}
                disabled={state.to - state.from > RECORDING_SECONDS}
                onClick={() => save.mutate({ params: { id, number }, body: wavOf(state.samples, state.from, state.to) })}
              >
                {r.use}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack data-area="soul">
        {words !== '' && state.step !== 'trimming' && (
          <section aria-label={r.read} className={styles.words} lang={language}>
            {words}
          </section>
        )}
        {state.step === 'recording' && <Running since={state.since} onLong={stop} />}
        {state.step === 'reading' && <Spinner size={32} />}
        <p role="alert" className={styles.problem}>
          {state.step === 'idle' && state.problem ? r[state.problem] : ''}
        </p>
        {state.step === 'trimming' && (
          <Trim
            {...state}
            onChange={(part) => setState({ ...state, ...part })}
            onHear={(blob) => {
              player.pause()
              sound.current?.pause()
              const url = URL.createObjectURL(blob)
              sound.current = new Audio(url)
              sound.current.addEventListener('ended', () => URL.revokeObjectURL(url))
              void sound.current.play()
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}

function Running({ since, onLong }: { since: number; onLong: () => Promise<void> }) {
  const t = useMessages(meditationMessages).record
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      const spent = (Date.now() - since) / 1000
      setSeconds(spent)
      if (spent >= RECORDING_SECONDS) void onLong()
    }, 500)
    return () => clearInterval(timer)
  }, [since, onLong])
  return (
    <p className={styles.running}>
      <span className={styles.dot} aria-hidden="true" />
      {t.running(clock(seconds))}
    </p>
  )
}

interface TrimProps {
  samples: Float32Array
  from: number
  to: number
  onChange: (part: { from?: number; to?: number }) => void
  onHear: (wav: Blob) => void
}

function Trim({ samples, from, to, onChange, onHear }: TrimProps) {
  const t = useMessages(meditationMessages).record
  const length = samples.length / RECORDING_RATE
  const [peaks] = useState(() => peaksOf(samples, BARS))
  const loudest = Math.max(0.01, ...peaks)
  return (
    <>
      <svg viewBox={`0 0 ${BARS} 40`} className={styles.wave} role="img" aria-label={t.wave} preserveAspectRatio="none">
        {peaks.map((peak, i) => {
          const height = Math.max(1, (peak / loudest) * 38)
          const at = (i / BARS) * length
          // oxlint-disable-next-line react/no-array-index-key -- bars have nothing but their place
          return <rect key={i} x={i + 0.15} width={0.7} y={20 - height / 2} height={height} data-cut={at < from || at > to || undefined} />
        })}
      </svg>
      <div className={styles.ends}>
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <p className="note tabular" aria-hidden="true">
              {t[end]} {clock(end === 'from' ? from : to)}
            </p>
            <Slider
              label={t[end]}
              min={0}
              max={length}
              step={0.1}
              value={end === 'from' ? from : to}
              valueText={clock(end === 'from' ? from : to)}
              onChange={(value) => onChange(end === 'from' ? { from: Math.min(value, to - 0.3) } : { to: Math.max(value, from + 0.3) })}
            />
          </div>
        ))}
      </div>
      {to - from > RECORDING_SECONDS && (
        <p role="alert" className={styles.problem}>
          {t.tooLong}
        </p>
      )}
      <div>
        <Button kind="soft" size="sm" icon={play} onClick={() => onHear(wavOf(samples, from, to))}>
          {t.hear}
        </Button>
      </div>
    </>
  )
}
