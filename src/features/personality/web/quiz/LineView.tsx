import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { arrowEnd, arrowStart } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { personalityMessages } from '../core/messages.ts'
import type { LinesProps } from './lines.ts'
import styles from './Quiz.module.css'
import { useDigitKeys } from './use-digit-keys.ts'
import { usePace } from './use-pace.ts'
import { useSwipe } from './use-swipe.ts'

/** Long enough to show the pressed answer. */
const SHOW_MS = 180

/** One item and its answers: a press answers and continues, a swipe to the right goes back. */
export function LineView({ instrument, texts, answers, at, onAt, onAnswer }: LinesProps) {
  const { quiz: t } = useMessages(personalityMessages)
  const { items, points } = instrument
  const item = items[at]!
  const value = answers[item.id]?.value ?? null
  const heading = useRef<HTMLHeadingElement>(null)
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isMoved = useRef(false)
  const pace = usePace(item.id)

  const go = (to: number) => {
    clearTimeout(wait.current)
    if (to < 0) return
    isMoved.current = true
    onAt(to)
  }
  const answer = (next: number) => {
    onAnswer(item.id, next, pace())
    clearTimeout(wait.current)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    wait.current = setTimeout(() => go(at + 1), isStill ? 0 : SHOW_MS)
  }
  useEffect(() => () => clearTimeout(wait.current), [])
  useEffect(() => {
    // A screen reader continues at the new item.
    if (isMoved.current) heading.current?.focus({ preventScroll: true })
  }, [at])
  useDigitKeys({ points, onDigit: answer, onBack: () => go(at - 1) })
  const swipe = useSwipe({ onBack: () => go(at - 1), onOn: () => value !== null && go(at + 1) })

  return (
    <section className={styles.line} aria-labelledby="line" {...swipe}>
      <p className="kicker">{t.itemOf(at + 1, items.length)}</p>
      <h2 id="line" ref={heading} tabIndex={-1} className={styles.item}>
        {texts.items[item.id]}
      </h2>
      <Stack role="group" aria-label={t.choose} gap={2}>
        {texts.responses.map((words, index) => (
          <button key={words} type="button" className={styles.answer} aria-pressed={value === index + 1} onClick={() => answer(index + 1)}>
            <span className={styles.dot} data-step={index + 1} aria-hidden="true" />
            <span>{words}</span>
          </button>
        ))}
      </Stack>
      <div className={styles.ways}>
        <Button kind="quiet" icon={arrowStart} disabled={at === 0} onClick={() => go(at - 1)}>
          {t.back}
        </Button>
        <Button kind="quiet" iconEnd={arrowEnd} onClick={() => go(at + 1)}>
          {value === null ? t.skip : t.next}
        </Button>
      </div>
    </section>
  )
}
