import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { COMPLETE_AT } from '#platform/contract/listening.ts'
import { localDayOf, wallClock } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { getSoul } from '../contract.ts'
import { CategoryCard } from './CategoryCard.tsx'
import { AreaLinks } from './AreaLinks.tsx'
import { firstTrack, isFiltering, matching, NO_FILTERS, type Filters } from './filters.ts'
import { trackOfDay } from '../day-track.ts'
import { FilteredTracks } from './FilteredTracks.tsx'
import { HuesContext, huesOf } from './hues.ts'
import { FeaturedTrack } from './FeaturedTrack.tsx'
import { soulMessages } from './messages.ts'
import { OfflineShelf } from './OfflineShelf.tsx'
import { useFreshAfterListening } from './queries.ts'
import { Shelf } from './Shelf.tsx'
import { SoulFilters } from './SoulFilters.tsx'
import shared from './Soul.module.css'
import styles from './SoulPage.module.css'
import { SoulSkeleton } from './SoulSkeleton.tsx'
import { Today } from './Today.tsx'
import { WildArt } from './WildArt.tsx'
import { afterPaint } from '#platform/web/page/after-paint.ts'

/** Loaded only for admins, who are few. It is the last section, so nothing moves when it appears. */
const Recordings = lazy(() => afterPaint(() => import('./Recordings.tsx')).then((file) => ({ default: file.Recordings })))

export const queries = () => [queryOf(getSoul)]

/** All tracks, and the listening of today. */
export default function SoulPage() {
  const t = useMessages(soulMessages)
  const { data: latest, error, isFetching, refetch } = useQuery(queryOf(getSoul))
  // A deferred value lets React render the long page in slices; the skeleton stays until it is complete.
  const data = useDeferredValue(latest, undefined)
  useFreshAfterListening(refetch)
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} />}>
      {data ? (
        <Everything data={data} />
      ) : latest ? (
        <SoulSkeleton />
      ) : error instanceof NetworkError ? (
        <OfflineShelf onRetry={refetch} isRetrying={isFetching} />
      ) : error ? (
        <ErrorState
          art={<WildArt seed="soul-failed" />}
          title={t.failedTitle}
          text={t.failedText}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <SoulSkeleton />
      )}
    </Page>
  )
}

function Everything({ data }: { data: OutputOf<typeof getSoul> }) {
  const t = useMessages(soulMessages)
  const { isAdmin, zone, dayStart } = useUser()
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const { categories, tracks } = data
  const started = data.continueWith.flatMap((id) => tracks.find((track) => track.id === id) ?? [])
  const [latest, ...others] = started
  const favourites = tracks.filter((track) => track.isFavourite)
  const [arrived] = useState(() => new Date())
  const isNew = data.streak.totalDays === 0
  const lead =
    latest ??
    (isNew
      ? firstTrack(tracks, COMPLETE_AT)
      : trackOfDay(tracks, localDayOf(arrived, zone, dayStart), Math.floor(wallClock(arrived, zone).minutes / 60)))
  const hues = useMemo(() => huesOf(categories), [categories])
  return (
    <HuesContext value={hues}>
      <div className={shared.all}>
        <div className={shared.top}>
          {lead && <FeaturedTrack track={lead} why={latest ? 'goOn' : isNew ? 'begin' : 'today'} />}
          <Today minutes={data.minutesToday} points={data.points} streak={data.streak} />
        </div>
        <AreaLinks />
        <SoulFilters filters={filters} onChange={setFilters} />
        {isFiltering(filters) ? (
          <FilteredTracks tracks={matching(tracks, categories, filters)} onClear={() => setFilters(NO_FILTERS)} />
        ) : (
          <>
            {others.length > 0 && <Shelf id="continue" title={t.goOn.title} tracks={others} />}
            {favourites.length > 0 ? (
              <Shelf id="favourites" title={t.favourites} tracks={favourites} />
            ) : (
              <p className={styles.heartHint}>
                <Icon of={heart} size={20} />
                {t.favouritesHint}
              </p>
            )}
            <section aria-labelledby="soul-categories">
              <h2 id="soul-categories" className={shared.heading}>
                {t.categories}
              </h2>
              <ul role="list" className={shared.categories}>
                {categories
                  .filter((category) => category.tracks > 0)
                  .map((category) => (
                    <li key={category.id}>
                      <CategoryCard category={category} />
                    </li>
                  ))}
              </ul>
            </section>
          </>
        )}
        {isAdmin && (
          <Suspense fallback={null}>
            <Recordings tracks={tracks} categories={categories} />
          </Suspense>
        )}
      </div>
    </HuesContext>
  )
}
