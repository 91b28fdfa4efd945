import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { sparkle } from '#platform/web/ui/icons/things.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { ReasonDialog } from '#platform/web/forms/ReasonDialog.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import {
  decideReview,
  listReviewsToDecide,
  MOST_DECLINE_REASON,
  REVIEW_STATES,
  type OwnReview,
  type ReviewToDecide,
} from '../../contract-reviews.ts'
import styles from './Admin.module.css'
import { adminMessages } from './messages.ts'

type Decision = { id: string; body: { decision: 'accepted' } | { decision: 'declined'; reason: string } }

/** Reviews by people of the installation, and the decision whether to show them. */
export function ReviewsSection() {
  const t = useMessages(adminMessages)
  const words = t.reviews
  const client = useQueryClient()
  const [state, setState] = useState<OwnReview['state']>('waiting')
  const [toDecline, setToDecline] = useState<ReviewToDecide>()
  const query = useInfiniteQuery({
    queryKey: [listReviewsToDecide.path, state],
    queryFn: ({ pageParam, signal }) => call(listReviewsToDecide, { query: { state, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ reviews, more }) => (more ? reviews.at(-1)?.id : undefined),
  })
  const decide = useMutation({
    mutationFn: ({ id, body }: Decision) => call(decideReview, { params: { id }, body }),
    onSuccess: () => setToDecline(undefined),
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: [listReviewsToDecide.path] }),
  })
  return (
    <Section info={{ id: 'reviews', icon: sparkle }} title={words.title} lead={words.lead}>
      <SegmentedControl
        label={words.state}
        options={REVIEW_STATES.map((value) => ({ value, label: words.states[value] }))}
        value={state}
        onChange={setState}
        wide
      />
      <Loading query={query} rows={2}>
        {({ pages }) => {
          const reviews = pages.flatMap((page) => page.reviews)
          if (reviews.length === 0) return <p className={styles.hint}>{words.none[state]}</p>
          return (
            <Stack as="ul" role="list">
              {reviews.map((review) => (
                <Review
                  key={review.id}
                  review={review}
                  isAccepting={decide.isPending && decide.variables.id === review.id}
                  onAccept={() => decide.mutate({ id: review.id, body: { decision: 'accepted' } })}
                  onDecline={() => setToDecline(review)}
                />
              ))}
            </Stack>
          )
        }}
      </Loading>
      <MoreButton query={query}>{t.more}</MoreButton>
      {toDecline && (
        <ReasonDialog
          title={words.dialog(toDecline.name)}
          submit={words.decline}
          cancel={t.cancel}
          words={words}
          maxLength={MOST_DECLINE_REASON}
          isSending={decide.isPending}
          onReason={(reason) => decide.mutate({ id: toDecline.id, body: { decision: 'declined', reason } })}
          onClose={() => setToDecline(undefined)}
        />
      )}
    </Section>
  )
}

type ReviewProps = { review: ReviewToDecide; isAccepting: boolean; onAccept: () => void; onDecline: () => void }

function Review({ review: { stars, text, name, writtenAt, state, declineReason }, isAccepting, onAccept, onDecline }: ReviewProps) {
  const t = useMessages(adminMessages).reviews
  const format = useFormat()
  return (
    <Stack as="li" gap={2} className={styles.item}>
      <div className={styles.head}>
        <h3>{name}</h3>
      </div>
      <p className={styles.facts}>{dotted([t.stars(stars), format.date(Date.parse(writtenAt))])}</p>
      <p className={styles.text}>{text}</p>
      {declineReason && <p className={styles.facts}>{t.reasonWas(declineReason)}</p>}
      <Cluster gap={2}>
        {state !== 'accepted' && (
          <Button kind="soft" size="sm" loading={isAccepting} aria-label={t.acceptFor(name)} onClick={onAccept}>
            {t.accept}
          </Button>
        )}
        {state !== 'declined' && (
          <Button kind="quiet" size="sm" aria-label={t.declineFor(name)} onClick={onDecline}>
            {t.decline}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}
