import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { refresh, warning } from '#platform/web/ui/icons/controls.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { deleteOwnReview, getOwnReview, type OwnReview as Review } from '../../contract-reviews.ts'
import { reviewMessages } from './messages.ts'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './Reviews.module.css'
import { Stars } from './Stars.tsx'

/** The signed-in person's review, with actions to write, change and delete it. `onChange`: the public list may have changed. */
export function OwnReview({ onChange }: { onChange: () => void }) {
  const t = useMessages(reviewMessages)
  /** Undefined: not loaded yet. */
  const [review, setReview] = useState<Review | null>()
  const [failed, setFailed] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [note, setNote] = useState('')
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    call(getOwnReview, undefined, { signal: abort.signal }).then(
      (answer) => setReview(answer.review),
      () => abort.signal.aborted || setFailed(true),
    )
    return () => abort.abort()
  }, [round])

  if (failed)
    return (
      <Stack role="alert" gap={3} className={styles.failed}>
        <p>{t.own.failed}</p>
        <Button
          kind="soft"
          size="sm"
          icon={refresh}
          onClick={() => {
            setFailed(false)
            setRound(round + 1)
          }}
        >
          {t.retry}
        </Button>
      </Stack>
    )
  if (review === undefined) return <p aria-busy="true">{t.loading}</p>
  return (
    <>
      <p role="status">{note}</p>
      {review === null || isEditing ? (
        <ReviewForm
          before={review ?? undefined}
          onSaved={(saved) => {
            setReview(saved)
            setEditing(false)
            setNote('')
            onChange()
          }}
          {...(review && { onCancel: () => setEditing(false) })}
        />
      ) : (
        <WrittenReview
          review={review}
          onEdit={() => setEditing(true)}
          onRemoved={() => {
            setReview(null)
            setNote(t.own.removed)
            onChange()
          }}
        />
      )}
    </>
  )
}

type WrittenProps = { review: Review; onEdit: () => void; onRemoved: () => void }

function WrittenReview({ review: { stars, text, name, state, declineReason }, onEdit, onRemoved }: WrittenProps) {
  const t = useMessages(reviewMessages).own
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function remove() {
    setRemoving(true)
    setFailure(undefined)
    try {
      await call(deleteOwnReview)
      onRemoved()
    } catch (error) {
      setRemoving(false)
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  return (
    <>
      <Card gap={3}>
        <Stars count={stars} />
        <p className={styles.text}>{text}</p>
        <p className={styles.by}>
          <b>{name}</b>
        </p>
      </Card>
      <p role="status">{t.states[state]}</p>
      {declineReason && <p className={styles.reason}>{t.reason(declineReason)}</p>}
      <div role="alert">
        {failure !== undefined && (
          <p className={styles.failure}>
            <Icon of={warning} size={20} />
            <span>
              {t.failed} {failure}
            </span>
          </p>
        )}
      </div>
      <Cluster>
        <Button kind="soft" onClick={onEdit}>
          {t.edit}
        </Button>
        <Button kind="quiet" loading={isRemoving} onClick={() => void remove()}>
          {t.remove}
        </Button>
      </Cluster>
    </>
  )
}
