import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { CourseTiles } from './CourseTiles.tsx'
import styles from './Discover.module.css'
import { DiscoverShadow } from './DiscoverShadow.tsx'
import { filtersOf, isFiltering } from './filters.ts'
import { FindFilters } from './FindFilters.tsx'
import { Found } from './Found.tsx'
import { discoverMessages } from './messages.ts'
import { MoodCard } from './MoodCard.tsx'
import { Recommended } from './Recommended.tsx'
import { discoverQuery, useDiscover } from './use-discover.ts'

export const queries = () => [discoverQuery()]

/** All listenable items with their filters, recommendations and courses. The address contains the filters. */
export default function DiscoverPage() {
  const t = useMessages(discoverMessages)
  const [search, change] = useAsked()
  const { data, courses, error, isLooking, isFetching, refetch } = useDiscover()
  const filters = filtersOf(search)
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink to="/soul">{t.soul}</BackLink>} />}>
      {data ? (
        <div className={styles.all}>
          <FindFilters search={search} onChange={change} />
          {isFiltering(filters) ? (
            <Found filters={filters} onClear={() => change(new URLSearchParams())} />
          ) : (
            <>
              <Recommended recommendations={data.recommendations} />
              <CourseTiles courses={courses} />
              <MoodCard moods={data.moods} />
              <Found filters={filters} />
            </>
          )}
        </div>
      ) : error && !isLooking ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <DiscoverShadow />
      )}
    </Page>
  )
}

/** Filters from the address. A press takes effect at once, because the address is updated a moment later. */
function useAsked(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const [known, setKnown] = useState(address)
  const [asked, setAsked] = useState(address)
  if (known !== address) {
    setKnown(address)
    setAsked(address)
  }
  return [
    new URLSearchParams(asked),
    (next) => {
      setAsked(next.toString())
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  ]
}
