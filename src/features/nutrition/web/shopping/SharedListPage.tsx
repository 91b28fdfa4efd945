import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useSharedList } from '../data/use-diary.ts'
import { tickShared } from '../data/writing.ts'
import { BuyRow } from './BuyRow.tsx'
import { byAisle, toBuyText } from './list-words.ts'
import { shoppingMessages } from './messages.ts'
import styles from './Shopping.module.css'

/** A shared shopping list opened by its link, with ticks that also count for the owner. */
export default function SharedListPage() {
  const t = useMessages(shoppingMessages)
  const format = useFormat()
  const client = useQueryClient()
  const { token } = useParams() as { token: string }
  const { list, query } = useSharedList(token)
  const { error, isLooking, isFetching } = query
  // A truncated address counts as missing, too.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const left = list?.items.filter(({ isBought }) => !isBought).length ?? 0
  return (
    <Page area="body" header={<PageHeader title={t.shared.title} lead={t.shared.lead} />}>
      <Stack gap={5} className={styles.place}>
        {/* The owner's name appears only with the list, so that it moves nothing. */}
        {list && !isMissing && (list.name || list.isMine) && (
          <p className={styles.whose}>
            {list.name && <strong>{list.name}</strong>} {list.isMine && <span>{t.shared.mine}</span>}
          </p>
        )}
        {isMissing ? (
          <EmptyState title={t.shared.invalidLink}>{t.shared.missingHint}</EmptyState>
        ) : list && list.items.length === 0 ? (
          <EmptyState title={t.shared.empty}>{t.shared.emptyHint}</EmptyState>
        ) : list ? (
          <>
            <h2 className="small-title">
              <span role="status">{t.left(left, list.items.length)}</span>
            </h2>
            {byAisle(list.items, (item) => item, format.locale).map(({ aisle, items }) => (
              <section key={aisle} aria-label={t.aisles[aisle]}>
                <h3 className={styles.aisle}>{t.aisles[aisle]}</h3>
                <ul role="list">
                  {items.map((item) => (
                    <BuyRow
                      key={item.id}
                      name={item.name}
                      amount={toBuyText(item, t, format)}
                      isBought={item.isBought}
                      onTick={(isBought) => void tickShared(client, token, item.id, isBought, t.label(item.name))}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </>
        ) : error && !isLooking ? (
          <ErrorState title={t.shared.broken} text={t.shared.brokenHint} onRetry={query.refetch} retrying={isFetching} />
        ) : (
          <Skeleton shape="card" height="16rem" />
        )}
      </Stack>
    </Page>
  )
}
