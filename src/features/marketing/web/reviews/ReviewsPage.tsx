import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { refresh } from '#platform/web/ui/icons/controls.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { LEAST_FOR_AVERAGE, type PublicReview, type Reviews } from '../../contract-reviews.ts'
import marketing from '../Marketing.module.css'
import { reviewMessages } from './messages.ts'
import styles from './Reviews.module.css'
import { Stars } from './Stars.tsx'
import { useReviews } from './use-reviews.ts'

// Loaded on demand, because most readers of this page have no account.
const OwnReview = lazy(() => import('./OwnReview.tsx').then((file) => ({ default: file.OwnReview })))

/** Published reviews by people of this installation. */
export default function ReviewsPage() {
  const t = useMessages(reviewMessages)
  const { state, reload } = useReviews()
  const session = useSession()
  return (
    <div className={styles.page}>
      <div className={marketing.heading}>
        <PageHeader title={t.title} lead={t.lead} />
      </div>
      <Stack as="section" gap={5} className={styles.reviews} aria-labelledby="reviews" aria-busy={state.status === 'loading'}>
        <h2 id="reviews" className="visually-hidden">
          {t.list}
        </h2>
        {state.status === 'loading' && (
          <>
            <p className={styles.loading}>{t.loading}</p>
            <noscript>
              <p>{t.withoutScripts}</p>
            </noscript>
          </>
        )}
        {state.status === 'failed' && (
          <Stack role="alert" gap={3} className={styles.failed}>
            <p>{t.failed}</p>
            <Button kind="soft" size="sm" icon={refresh} onClick={reload}>
              {t.retry}
            </Button>
          </Stack>
        )}
        {state.status === 'known' && <List list={state.list} />}
      </Stack>
      <section className={styles.own} aria-labelledby="own">
        <h2 id="own" className={marketing.title}>
          {t.own.title}
        </h2>
        <Stack className={styles.ownPart}>
          {session.user ? (
            <Suspense>
              <OwnReview key={session.user.id} onChange={reload} />
            </Suspense>
          ) : (
            <>
              <p>{t.own.stranger}</p>
              <Link to="/login" className={buttonClass({ kind: 'soft' })}>
                {t.own.login}
              </Link>
            </>
          )}
        </Stack>
      </section>
    </div>
  )
}

function List({ list: { reviews, count, average } }: { list: Reviews }) {
  const t = useMessages(reviewMessages)
  const format = useFormat()
  if (count === 0)
    return (
      <EmptyState
        level={3}
        title={t.empty}
        action={
          <Link to="/faq" className={buttonClass({ kind: 'soft' })}>
            {t.faq}
          </Link>
        }
      >
        {t.emptyText}
      </EmptyState>
    )
  return (
    <>
      <p className={styles.summary}>
        {average === null
          ? t.count(count, LEAST_FOR_AVERAGE)
          : t.average(format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 }), count)}{' '}
        {count > reviews.length && t.latest(reviews.length)}
      </p>
      <ul role="list" className={styles.list}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </>
  )
}

function Review({ review: { stars, text, name, writtenAt } }: { review: PublicReview }) {
  const format = useFormat()
  return (
    <Card as="li" gap={3}>
      <Stars count={stars} />
      <p className={styles.text}>{text}</p>
      <p className={styles.by}>
        <b>{name}</b> · {format.date(Date.parse(writtenAt), 'month')}
      </p>
    </Card>
  )
}
