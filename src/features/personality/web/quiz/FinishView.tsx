import { useEffect, useRef } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { arrowEnd } from '#platform/web/ui/icons/controls.ts'
import type { Answers } from '../../answers.ts'
import type { Instrument } from '../../scales.ts'
import { attentionNotes } from '../../scoring/attention.ts'
import { scoreAnswers } from '../../scoring/score.ts'
import { personalityMessages } from '../core/messages.ts'
import shared from '../core/Personality.module.css'
import { nextOpen } from '../data/taking.ts'
import styles from './Quiz.module.css'
import { useDigitKeys } from './use-digit-keys.ts'

interface FinishViewProps {
  instrument: Instrument
  answers: Answers
  isFinishing: boolean
  onFinish: () => void
  onLine: (at: number) => void
  onPause: () => void
}

/** The end of the items: open ones, a cautious note on attention where needed, and the way to the result. */
export function FinishView({ instrument, answers, isFinishing, onFinish, onLine, onPause }: FinishViewProps) {
  const { quiz: t } = useMessages(personalityMessages)
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { items, points } = instrument
  const open = items.filter(({ id }) => (answers[id]?.value ?? null) === null).length
  const scores = Object.values(scoreAnswers(instrument, answers))
  const hasResult = scores.some(({ raw }) => raw !== null)
  const notes = attentionNotes(instrument, answers)
  useDigitKeys({ points, onDigit: () => undefined, onBack: () => onLine(items.length - 1) })
  return (
    <section className={styles.finish} aria-labelledby="finish">
      <PlantArt species="foxglove" seed={`${instrument.id} done`} growth={1} />
      <h2 id="finish" ref={heading} tabIndex={-1}>
        {t.almost}
      </h2>
      <p className={shared.soft}>{open === 0 ? t.allAnswered : hasResult ? t.gaps(open) : t.tooFew}</p>
      {notes.length > 0 && (
        <Card look="sunk" className={styles.attention}>
          <h3>{t.attention.title}</h3>
          {notes.map((note) => (
            <p key={note.kind}>
              {note.kind === 'long-string'
                ? t.attention['long-string'](note.length)
                : t.attention['too-fast'](format.number(note.medianMs / 1000, { maximumFractionDigits: 1 }))}
            </p>
          ))}
          <p>{t.attention.end}</p>
        </Card>
      )}
      <div className={styles.finishWays}>
        {hasResult ? (
          <Button size="lg" iconEnd={arrowEnd} loading={isFinishing} onClick={onFinish}>
            {t.finish}
          </Button>
        ) : (
          <Button size="lg" onClick={onPause}>
            {t.pause}
          </Button>
        )}
        {open > 0 && (
          <Button kind="soft" onClick={() => onLine(nextOpen(instrument, answers) ?? 0)}>
            {t.toGaps}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onLine(items.length - 1)}>
          {t.back}
        </Button>
      </div>
    </section>
  )
}
