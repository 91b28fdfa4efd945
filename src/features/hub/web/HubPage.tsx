import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { localDayOf } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useLoadedItem } from '#platform/web/audio/loaded-item.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { getHub } from '../contract.ts'
import { dayPartOf, hourIn } from './day.ts'
import { Greeting } from './Greeting.tsx'
import styles from './Hub.module.css'
import { HubCards } from './HubCards.tsx'
import { HubSkeleton } from './HubSkeleton.tsx'
import { hubMessages } from './messages.ts'
import { StreakCard } from './StreakCard.tsx'
import { Totals } from './Totals.tsx'
import { Week } from './Week.tsx'

export const queries = () => [queryOf(getHub)]

/** While something plays, minutes and points grow on their own. */
const WHILE_PLAYING_MS = 45_000

/** Home: how today is, how the week grew, and what to do next. */
export default function HubPage() {
  const t = useMessages(hubMessages)
  const format = useFormat()
  const user = useUser()
  const isSomethingLoaded = useLoadedItem() !== undefined
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...queryOf(getHub),
    refetchInterval: isSomethingLoaded ? WHILE_PLAYING_MS : false,
  })
  // What is shown is as of the last answer; before the first, as of arriving.
  const [arrived] = useState(() => Date.now())
  const now = new Date(dataUpdatedAt || arrived)
  const hour = hourIn(user.zone, now)
  const name = user.displayName ?? user.username
  const isOffline = error instanceof NetworkError
  return (
    <Page area="hub" wide>
      <Greeting
        date={format.localDay(localDayOf(now, user.zone, user.dayStart), 'long')}
        hour={hour}
        title={t.greeting[dayPartOf(hour)](name)}
        lead={data ? leadOf(data, t) : error ? t.lead.rested : undefined}
        seed={user.id}
      />
      {data ? (
        <Grown data={data} seed={user.id} />
      ) : error ? (
        <ErrorState
          title={isOffline ? t.offlineTitle : t.failedTitle}
          onRetry={() => void refetch()}
          retrying={isFetching}
          {...(isOffline && {
            wayOut: (
              <Link to="/soul" className={buttonClass({ kind: 'soft' })}>
                {t.toSoul}
              </Link>
            ),
          })}
        >
          {isOffline ? t.offlineText : t.failedText}
        </ErrorState>
      ) : (
        <HubSkeleton />
      )}
    </Page>
  )
}

function Grown({ data, seed }: { data: OutputOf<typeof getHub>; seed: string }) {
  const isFirst = data.streak.totalDays === 0
  const week = <Week key="week" days={data.week} today={data.today} minutes={data.minutesThisWeek} seed={seed} isFirst={isFirst} />
  const cards = <HubCards key="cards" cards={data.cards} isFirst={isFirst} />
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{isFirst ? [cards, week] : [week, cards]}</div>
      <div className={styles.side}>
        <Totals minutesToday={data.minutesToday} pointsToday={data.pointsToday} points={data.points} days={data.streak.totalDays} />
        <StreakCard streak={data.streak} />
      </div>
    </div>
  )
}

function leadOf(
  { streak, minutesToday, pointsToday, week }: OutputOf<typeof getHub>,
  { lead }: { lead: (typeof hubMessages)['en']['lead'] },
): string {
  if (minutesToday > 0) return lead.some(minutesToday)
  if (pointsToday > 0 || (week.at(-1)?.acts ?? 0) > 0) return lead.done
  return streak.totalDays === 0 ? lead.first : lead.rested
}
