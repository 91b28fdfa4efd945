import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { CARD_MM, distanceFor, letterMm, LETTERS_AN_EYE, visionResult, type VisionAnswers } from '../../checks.ts'
import type { Say } from '../core/health.ts'
import styles from './Checks.module.css'
import { CheckResult } from './CheckResult.tsx'
import { Letter, someWays, type Way } from './Letter.tsx'
import { checksMessages } from './messages.ts'
import { WayButtons } from './WayButtons.tsx'

/** Initial position of the slider: CSS assumes 96 pixels per inch, which real screens do not have. */
const ABOUT_PX = Math.round((CARD_MM / 25.4) * 96)
const [LEAST_PX, MOST_PX] = [240, 640]

type Step =
  | { at: 'card' }
  | { at: 'cover'; eye: 'right' | 'left'; right: number }
  | { at: 'letters'; eye: 'right' | 'left'; right: number; ways: readonly Way[]; shown: number; read: number }
  | { at: 'grid'; right: number; left: number }

/** Calibrates the screen with a card, then shows five letters to each eye, and a grid. */
export function VisionCheck({ last, day, say }: { last: VisionAnswers | undefined; day: string | undefined; say: Say }) {
  const c = useMessages(checksMessages)
  const format = useFormat()
  const [step, setStep] = useState<Step>()
  const [cardPx, setCardPx] = useState(ABOUT_PX)
  const pxPerMm = cardPx / CARD_MM
  const distance = distanceFor(pxPerMm * window.devicePixelRatio)

  function answer(way: Way | undefined) {
    if (step?.at !== 'letters') return
    const read = step.read + (way === step.ways[step.shown] ? 1 : 0)
    if (step.shown + 1 < LETTERS_AN_EYE) setStep({ ...step, shown: step.shown + 1, read })
    else if (step.eye === 'right') setStep({ at: 'cover', eye: 'left', right: read })
    else setStep({ at: 'grid', right: step.right, left: read })
  }

  const shown = () => {
    if (!step)
      return last ? (
        <CheckResult
          result={visionResult(last)}
          day={day}
          name={c.vision}
          words={{ 'worth-a-check': c.visionWorth, 'nothing-stood-out': c.visionNothing }}
          onAgain={() => setStep({ at: 'card' })}
        />
      ) : (
        <>
          <p>{c.visionText}</p>
          <p>
            <Button aria-label={`${c.begin}: ${c.vision}`} onClick={() => setStep({ at: 'card' })}>
              {c.begin}
            </Button>
          </p>
        </>
      )
    if (step.at === 'card')
      return (
        <>
          <p>{c.card}</p>
          <div className={styles.cardPlace}>
            <div className={styles.card} style={{ inlineSize: `${cardPx}px` }} aria-hidden="true" />
          </div>
          <label className={styles.slide}>
            {c.cardWidth}
            <input type="range" min={LEAST_PX} max={MOST_PX} value={cardPx} onChange={({ target }) => setCardPx(Number(target.value))} />
          </label>
          {distance === undefined ? (
            <p>{c.coarse}</p>
          ) : (
            <p>
              <Button onClick={() => setStep({ at: 'cover', eye: 'right', right: 0 })}>{c.cardDone}</Button>
            </p>
          )}
        </>
      )
    if (step.at === 'cover')
      return (
        <>
          <p>{c.sit(format.number((distance ?? 0) / 10, { style: 'unit', unit: 'centimeter' }))}</p>
          <p>{c.cover[step.eye]}</p>
          <p>
            <Button onClick={() => setStep({ ...step, at: 'letters', ways: someWays(LETTERS_AN_EYE), shown: 0, read: 0 })}>
              {c.ready}
            </Button>
          </p>
        </>
      )
    if (step.at === 'letters')
      return (
        <>
          <p>{c.letter(step.shown + 1, LETTERS_AN_EYE)}</p>
          <div className={styles.letterPlace}>
            <Letter way={step.ways[step.shown]!} px={letterMm(distance ?? 0) * pxPerMm} />
          </div>
          <WayButtons onAnswer={answer} />
        </>
      )
    return (
      <>
        <p>{c.gridText}</p>
        <Grid label={c.grid} />
        <Cluster gap={2} role="group" aria-label={c.gridText}>
          {(['straight', 'bent', 'unsure'] as const).map((lines) => (
            <Button
              key={lines}
              kind="soft"
              onClick={() => {
                void say({ item: 'vision-check', value: { right: step.right, left: step.left, lines } })
                setStep(undefined)
              }}
            >
              {c.lines[lines]}
            </Button>
          ))}
        </Cluster>
      </>
    )
  }

  return (
    <section className={styles.check} aria-labelledby="vision">
      <h2 id="vision">{c.vision}</h2>
      {shown()}
      <p className="note">{c.visionSudden}</p>
    </section>
  )
}

const CELLS = 12
function Grid({ label }: { label: string }) {
  const lines = Array.from({ length: CELLS + 1 }, (_, n) => n * 10)
  return (
    <svg viewBox="-1 -1 122 122" className={styles.grid} role="img" aria-label={label}>
      <path d={lines.map((n) => `M${n} 0V120M0 ${n}H120`).join('')} fill="none" stroke="currentColor" strokeWidth="0.7" />
      <circle cx="60" cy="60" r="2.4" fill="currentColor" />
    </svg>
  )
}
