import { useId } from 'react'
import { ModelFailure } from '#platform/web/ai/ModelFailure.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Piece } from '../../contract.ts'
import type { Subject } from '../../contract-written.ts'
import { piecesOf } from '../../marked.ts'
import { Pieces } from '../core/Pieces.tsx'
import { writtenMessages } from './messages.ts'
import { useWritten } from './use-written.ts'
import styles from './Written.module.css'

/** A model's article, stored or streamed, with the note that it may be wrong. */
export function WrittenArticle({ subject }: { subject: Subject }) {
  const t = useMessages(writtenMessages)
  const format = useFormat()
  const titleId = useId()
  const { written, writing, error, isLooking, write, stop, retry } = useWritten(subject)
  const isWriting = writing.state === 'writing'
  const paragraphs = written?.paragraphs ?? piecesOf(writing.text)
  return (
    <Stack as="section" className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t.title}
      </h2>
      {(written ?? isWriting) && (
        <p className={styles.badge}>{written ? t.badge(written.model, format.date(new Date(written.at), 'medium')) : t.coming}</p>
      )}
      <article lang={subject.language} className={styles.article} aria-busy={isWriting} data-coming={isWriting || isLooking}>
        {paragraphs.length > 0 ? (
          <Paragraphs of={paragraphs} />
        ) : (
          (isWriting || isLooking || !error) && writing.state !== 'stopped' && <Skeleton lines={4} />
        )}
      </article>
      {written?.isShortened && <p className="note">{t.shortened}</p>}
      {writing.state === 'stopped' && <p className="note">{t.stopped}</p>}
      {error && (writing.state === 'failed' || (!isWriting && !written && !isLooking)) && (
        <div className={styles.failed} role="alert">
          <p>
            <strong>{paragraphs.length > 0 ? t.failed.broke : t.failed.title}</strong>{' '}
            <ModelFailure offline={t.failed.offline} error={error} /> {t.failed.below}
          </p>
        </div>
      )}
      <Cluster gap={2}>
        {isWriting ? (
          <Button kind="soft" size="sm" onClick={stop}>
            {t.stop}
          </Button>
        ) : written ? (
          <Button kind="quiet" size="sm" onClick={() => void write(true)}>
            {t.again}
          </Button>
        ) : writing.state === 'stopped' ? (
          <Button kind="soft" size="sm" onClick={() => void write(false)}>
            {t.write}
          </Button>
        ) : error && !isLooking ? (
          <Button kind="soft" size="sm" onClick={() => void retry()}>
            {t.retry}
          </Button>
        ) : null}
      </Cluster>
      <span role="status" className="visually-hidden">
        {isWriting ? t.writing : written && writing.text !== '' ? t.done : ''}
      </span>
    </Stack>
  )
}

function Paragraphs({ of }: { of: readonly (readonly Piece[])[] }) {
  return of.map((paragraph, nth) => (
    // oxlint-disable-next-line no-array-index-key -- a paragraph has no other name than its place
    <p key={nth}>
      <Pieces of={paragraph} />
    </p>
  ))
}
