import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { isDialogOpen } from '#platform/web/ui/is-dialog-open.ts'
import type { Rating, SavedWord } from '../../contract.ts'
import { intervalsOf } from '../../schedule.ts'
import { wordAddress } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import styles from './Words.module.css'

const RATINGS = [1, 2, 3, 4] as const satisfies readonly Rating[]
const MINUTE = 60
const DAY = 86_400

/** A word that is due: asks for its meaning, and how well the person remembered it. */
export function ReviewCard({ word, left, onReview }: { word: SavedWord; left: number; onReview: (rating: Rating) => void }) {
  const t = useMessages(wikiMessages)
  const format = useFormat()
  const [isShown, setShown] = useState(false)
  const [intervals] = useState(() => intervalsOf(word.savedAt, word.reviews, new Date()))
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, select, a, button')
      if (isDialogOpen() || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (!isShown && event.key === ' ' && !isElsewhere) {
        event.preventDefault()
        setShown(true)
      }
      const rating = RATINGS.find((one) => String(one) === event.key)
      if (isShown && rating !== undefined && !(event.target instanceof HTMLInputElement)) onReview(rating)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isShown, onReview])
  // The answers replace the pressed button, so the focus moves to them.
  useEffect(() => {
    if (isShown) answers.current?.focus()
  }, [isShown])
  const gap = (milliseconds: number) => {
    const seconds = Math.max(MINUTE, milliseconds / 1000)
    return seconds >= DAY
      ? format.number(Math.round(seconds / DAY), { style: 'unit', unit: 'day', unitDisplay: 'short' })
      : format.duration(Math.round(seconds / MINUTE) * MINUTE)
  }
  return (
    <Card as="section" look="tinted" pad="lg" className={styles.card}>
      <p className="note">{t.review.progress(left)}</p>
      <h2 lang="en" className={styles.asked}>
        {word.word}
      </h2>
      {isShown ? (
        <>
          <p lang="en" className={styles.gloss} role="status">
            {word.gloss}
          </p>
          <div ref={answers} tabIndex={-1} role="group" aria-label={t.review.how} className={styles.answers}>
            {RATINGS.map((rating, nth) => (
              <Button key={rating} kind="soft" aria-keyshortcuts={String(rating)} onClick={() => onReview(rating)}>
                <span className={styles.answer}>
                  {t.review.ratings[nth]} <small>{gap(intervals[rating])}</small>
                </span>
              </Button>
            ))}
          </div>
          <Link to={wordAddress(word.slug, word.sense)} className={styles.word}>
            {t.review.page(word.word)}
          </Link>
        </>
      ) : (
        <>
          <p>{t.review.question}</p>
          <Button size="lg" onClick={() => setShown(true)}>
            {t.review.show}
          </Button>
        </>
      )}
      <p className={styles.keys}>{t.review.keys}</p>
    </Card>
  )
}
