import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { onOutboxSent } from '#platform/web/offline/app-outbox.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getMind } from '../../contract.ts'
import { mindMessages } from '../core/messages.ts'
import { ForestPlace } from '../forest/ForestPlace.tsx'
import { roundMinutes } from '../core/round-left.ts'
import { AreaLinks } from './AreaLinks.tsx'
import { GameList } from './GameList.tsx'
import styles from './Home.module.css'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { RoundCard } from './RoundCard.tsx'

export const queries = () => [queryOf(getMind)]

/** Mind's home: the forest, today's round, all games. */
export default function HomePage() {
  const t = useMessages(mindMessages)
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery(queryOf(getMind), { fallback: 'while-loading' })
  const [minutes, setMinutes] = useState(roundMinutes)
  useEffect(() => onOutboxSent(() => void refetch()), [refetch])
  return (
    <Page area="mind" wide header={<PageHeader title={t.title} lead={t.lead} actions={<HistoryLink />} />}>
      {data ? (
        <div className={styles.home}>
          <ForestPlace mind={data} />
          <RoundCard mind={data} minutes={minutes} onMinutes={setMinutes} />
          <AreaLinks />
          <GameList mind={data} />
        </div>
      ) : error && !isLooking ? (
        <div className={styles.home}>
          <QueryError of={{ error, refetch, isFetching }} words={t} />
          <GameList mind={undefined} />
        </div>
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  )
}

function HistoryLink() {
  const t = useMessages(mindMessages)
  return (
    <Link to="/brain-forest/history" viewTransition className={buttonClass({ kind: 'soft' })}>
      {t.history}
    </Link>
  )
}
