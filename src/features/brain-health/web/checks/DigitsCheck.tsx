import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { digitsResult, nextLevel, thresholdOf, TRIPLETS, triplet, type Digit, type DigitsAnswers } from '../../digits-in-noise.ts'
import type { Say } from '../core/health.ts'
import styles from './Checks.module.css'
import { CheckResult } from './CheckResult.tsx'
import { checksMessages } from './messages.ts'
import { mixture, type Sounds } from './noise/mix.ts'
import { stopNoise, loadSounds, play } from './noise/player.ts'

type Step =
  | { at: 'loading' }
  | { at: 'failed' }
  | { at: 'unsettled' }
  | { at: 'volume'; sounds: Sounds }
  | { at: 'listen' | 'write'; sounds: Sounds; spoken: readonly Digit[]; levels: readonly number[] }

/** Level of the digits above the noise while the volume is set: audible for everybody. */
const EASY_DB = 6

/** Three digits in noise, twenty-four times; the person enters each triplet. */
export function DigitsCheck({ last, day, say }: { last: DigitsAnswers | undefined; day: string | undefined; say: Say }) {
  const c = useMessages(checksMessages)
  const [step, setStep] = useState<Step>()
  const [heard, setHeard] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => stopNoise, [])
  const isWriting = step?.at === 'write'
  useEffect(() => {
    if (isWriting) field.current?.focus()
  }, [isWriting])

  async function begin() {
    setStep({ at: 'loading' })
    try {
      setStep({ at: 'volume', sounds: await loadSounds() })
    } catch {
      setStep({ at: 'failed' })
    }
  }

  async function present(sounds: Sounds, levels: readonly number[]) {
    const spoken = triplet(Math.random)
    const level = levels.at(-1)!
    setHeard('')
    setStep({ at: 'listen', sounds, spoken, levels })
    await play(mixture(sounds, spoken, level, Math.random) as Float32Array<ArrayBuffer>)
    setStep((now) => (now?.at === 'listen' && now.spoken === spoken ? { ...now, at: 'write' } : now))
  }

  function answer(event: FormEvent) {
    event.preventDefault()
    if (step?.at !== 'write') return
    const isRight = heard.replaceAll(/\D/g, '') === step.spoken.join('')
    const { levels, sounds } = step
    if (levels.length < TRIPLETS) return void present(sounds, [...levels, nextLevel(levels.at(-1)!, isRight)])
    const { threshold, isSettled } = thresholdOf(levels, isRight)
    if (!isSettled) return setStep({ at: 'unsettled' })
    void say({ item: 'digits-check', value: { threshold } })
    setStep(undefined)
  }

  const start = (
    <p>
      <Button aria-label={`${c.begin}: ${c.digits}`} loading={step?.at === 'loading'} onClick={() => void begin()}>
        {c.begin}
      </Button>
    </p>
  )

  const shown = () => {
    if (!step && last)
      return (
        <CheckResult
          result={digitsResult(last)}
          day={day}
          name={c.digits}
          words={{ 'worth-a-check': c.digitsWorth, 'nothing-stood-out': c.digitsNothing }}
          onAgain={() => void begin()}
        />
      )
    if (!step || step.at === 'loading' || step.at === 'failed' || step.at === 'unsettled')
      return (
        <>
          <p>{c.digitsText}</p>
          <p role="alert">{step?.at === 'failed' ? c.digitsFailed : step?.at === 'unsettled' ? c.digitsUnsettled : ''}</p>
          {start}
        </>
      )
    if (step.at === 'volume')
      return (
        <>
          <p>{c.volume}</p>
          <Cluster gap={2}>
            <Button
              kind="soft"
              onClick={() => void play(mixture(step.sounds, triplet(Math.random), EASY_DB, Math.random) as Float32Array<ArrayBuffer>)}
            >
              {c.example}
            </Button>
            <Button onClick={() => void present(step.sounds, [0])}>{c.volumeDone}</Button>
          </Cluster>
        </>
      )
    return (
      <form onSubmit={answer} className={styles.heard}>
        <p role="status">{step.at === 'listen' ? c.listen(step.levels.length, TRIPLETS) : c.written(step.levels.length, TRIPLETS)}</p>
        <Field label={c.heard}>
          <TextInput
            ref={field}
            inputMode="numeric"
            maxLength={3}
            className={styles.threeDigits}
            value={heard}
            readOnly={step.at === 'listen'}
            onChange={(value) => setHeard(value.replaceAll(/\D/g, ''))}
          />
        </Field>
        <Cluster gap={2}>
          <Button type="submit" disabled={step.at === 'listen'}>
            {heard.length === 3 ? c.next : c.notHeard}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              stopNoise()
              setStep(undefined)
            }}
          >
            {c.leave}
          </Button>
        </Cluster>
      </form>
    )
  }

  return (
    <section className={styles.check} aria-labelledby="digits">
      <h2 id="digits">{c.digits}</h2>
      {shown()}
      <p className="note">{c.digitsNote}</p>
    </section>
  )
}
