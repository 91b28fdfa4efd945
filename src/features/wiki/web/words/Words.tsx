import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { close } from '#platform/web/ui/icons/controls.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Rating, SavedWord } from '../../contract.ts'
import { dueOf } from '../../schedule.ts'
import { wordAddress } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { ReviewCard } from './ReviewCard.tsx'
import styles from './Words.module.css'

/** Limit of words that are listed at first. */
const SHOWN_WORDS = 60

interface WordsProps {
  words: readonly SavedWord[]
  now: number
  onReview: (word: string, rating: Rating) => void
  onRemove: (word: string) => void
}

/** Due words, and the whole vocabulary. Due days are also computed here, so that answers waiting for a network count. */
export default function Words({ words, now, onReview, onRemove }: WordsProps) {
  const t = useMessages(wikiMessages)
  const format = useFormat()
  const [isAll, setAll] = useState(false)
  const dated = useMemo(
    () =>
      words
        .map((word) => ({ word, due: dueOf(word.savedAt, word.reviews).getTime() }))
        .sort((a, b) => a.due - b.due || (a.word.id < b.word.id ? -1 : 1)),
    [words],
  )
  // A word saved without a network gets its meaning later.
  const due = dated.filter((one) => one.due <= now && one.word.gloss !== '')
  const [next] = due
  const later = dated.find((one) => one.due > now)
  return (
    <Stack gap={8}>
      {next ? (
        <ReviewCard
          key={`${next.word.id} ${next.word.reviews.length}`}
          word={next.word}
          left={due.length}
          onReview={(rating) => onReview(next.word.id, rating)}
        />
      ) : (
        <section className={styles.done} role="status">
          <h2>{t.review.done}</h2>
          {later && <p>{t.review.doneText(format.relative(later.due, now))}</p>}
        </section>
      )}
      <Stack as="section" gap={3}>
        <h2>{t.review.all}</h2>
        <ul role="list" className={styles.list}>
          {(isAll ? dated : dated.slice(0, SHOWN_WORDS)).map(({ word, due: at }) => (
            <li key={word.id}>
              <div>
                <Link lang="en" to={wordAddress(word.slug, word.sense)} className={styles.word}>
                  {word.word}
                </Link>
                <p>{at <= now ? t.review.dueNow : t.review.dueAt(format.relative(at, now))}</p>
              </div>
              <IconButton icon={close} label={t.review.remove(word.word)} onClick={() => onRemove(word.id)} />
            </li>
          ))}
        </ul>
        {!isAll && dated.length > SHOWN_WORDS && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t.review.more(dated.length)}
          </Button>
        )}
        <p className="note">{t.review.method}</p>
      </Stack>
    </Stack>
  )
}
