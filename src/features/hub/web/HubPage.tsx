import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { localDayOf } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { onCounted } from '#platform/web/audio/counted.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { AnsweredAt } from '#platform/web/query/answered-at.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { getHub } from '../contract.ts'
import { AsOf } from './AsOf.tsx'
import { offlineCards } from './card-views.ts'
import { dayPartOf, hourIn } from './day.ts'
import { Greeting } from './Greeting.tsx'
import styles from './Hub.module.css'
import { HubCards } from './HubCards.tsx'
import { HubSkeleton } from './HubSkeleton.tsx'
import { hubMessages } from './messages.ts'
import { MissingCards } from './MissingCards.tsx'
import { hasFoot, onAnotherDay } from './place.ts'
import { StreakCard } from './StreakCard.tsx'
import { Totals } from './Totals.tsx'
import { Week } from './Week.tsx'

export const queries = () => [queryOf(getHub)]

type Hub = OutputOf<typeof getHub>

/** Home: how today is, what to do next, and how the week grew. */
export default function HubPage() {
  const t = useMessages(hubMessages)
  const format = useFormat()
  const user = useUser()
  const {
    data: known,
    at,
    isStored,
    isLooking,
    error,
    isFetching,
    refetch,
  } = usePersistedQuery(queryOf(getHub), { fallback: 'on-failure' })
  // Minutes and points increase during playback.
  useEffect(() => onCounted(() => void refetch()), [refetch])
  // React renders a query's result in one task; a deferred value is rendered in slices.
  const data = useDeferredValue(isStored ? undefined : known, undefined)
  // The shown data is from the last answer; before the first one, the time of arrival counts.
  const [arrived] = useState(() => Date.now())
  const now = new Date(isStored || at === 0 ? arrived : at)
  const today = localDayOf(now, user.zone, user.dayStart)
  const hour = hourIn(user.zone, now)
  const name = user.displayName ?? user.username
  const isOffline = error instanceof NetworkError
  const retry = () => void refetch()
  return (
    <AnsweredAt value={at}>
      <Page area="hub" wide>
        <Greeting
          date={format.localDay(today, 'long')}
          hour={hour}
          title={t.greeting[dayPartOf(hour)](name)}
          lead={data ? leadOf(data, t) : error ? t.lead.rested : undefined}
          seed={user.id}
        />
        <Suspense fallback={<HubSkeleton />}>
          {data ? (
            <Grown
              hub={data}
              today={data.today}
              seed={user.id}
              note={data.missing.length > 0 && <MissingCards count={data.missing.length} isFetching={isFetching} onRetry={retry} />}
            />
          ) : !error || isLooking ? (
            <HubSkeleton />
          ) : known ? (
            <>
              <AsOf at={at} today={today} isOffline={isOffline} isFetching={isFetching} onRetry={retry} />
              <Grown hub={known} today={today} seed={user.id} />
            </>
          ) : (
            <>
              {isOffline && <Cards cards={offlineCards(today)} seed={user.id} />}
              <ErrorState
                title={isOffline ? t.offlineTitle : t.failedTitle}
                text={isOffline ? t.offlineText : t.failedText}
                onRetry={retry}
                retrying={isFetching}
                {...(isOffline && {
                  wayOut: (
                    <Link to="/soul" className={buttonClass({ kind: 'soft' })}>
                      {t.toSoul}
                    </Link>
                  ),
                })}
              />
            </>
          )}
        </Suspense>
      </Page>
    </AnsweredAt>
  )
}

const Cards = ({ cards, seed }: { cards: readonly HubCard[]; seed: string }) => (
  <div className={styles.main}>
    <HubCards cards={cards} region="main" seed={seed} />
  </div>
)

/** A day as the server sent it. `today` may be a later day when that was long ago. `note` is shown below the cards. */
function Grown({ hub, today, seed, note }: { hub: Hub; today: string; seed: string; note?: ReactNode }) {
  const { cards: cardsTitle } = useMessages(hubMessages)
  const isToday = hub.today === today
  const isFirst = hub.streak.totalDays === 0
  const cards = isToday ? hub.cards : onAnotherDay(hub.cards, today)
  const suggestion = isToday ? hub.suggestion : undefined
  const isLong = hasFoot(cards, Boolean(suggestion))
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <h2 className="visually-hidden">{cardsTitle}</h2>
        <HubCards cards={cards} region="main" part={isLong ? 'body' : 'all'} suggestion={suggestion} seed={`${seed} ${today}`} />
        {!isLong && note}
      </div>
      {isLong && (
        <div className={styles.foot}>
          <HubCards cards={cards} region="main" part="foot" suggestion={suggestion} seed={`${seed} ${today}`} />
          {note}
        </div>
      )}
      <div className={styles.week}>
        <Week days={hub.week} today={today} minutes={hub.minutesThisWeek} seed={seed} isFirst={isFirst} />
      </div>
      <div className={styles.side}>
        <Totals
          minutesToday={isToday ? hub.minutesToday : undefined}
          pointsToday={isToday ? hub.pointsToday : undefined}
          points={hub.points}
          days={hub.streak.totalDays}
        />
        <HubCards cards={cards} region="side" seed={`${seed} ${today}`} />
        <StreakCard streak={hub.streak} />
      </div>
    </div>
  )
}

function leadOf({ streak, minutesToday, pointsToday, week }: Hub, { lead }: { lead: (typeof hubMessages)['en']['lead'] }): string {
  if (minutesToday > 0) return lead.some(minutesToday)
  if (pointsToday > 0 || (week.at(-1)?.acts ?? 0) > 0) return lead.done
  return streak.totalDays === 0 ? lead.first : lead.rested
}
