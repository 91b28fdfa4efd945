import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getCategory } from '../contract.ts'
import { minutesOf } from './filters.ts'
import { HuesContext, huesOf } from './hues.ts'
import { soulMessages } from './messages.ts'
import { TrackNotFound } from './TrackNotFound.tsx'
import { useFreshAfterListening } from './queries.ts'
import shared from './Soul.module.css'
import styles from './CategoryPage.module.css'
import { TrackArt } from './TrackArt.tsx'
import { TilesSkeleton } from './TilesSkeleton.tsx'
import { TrackTile } from './TrackTile.tsx'
import { BackLink } from './BackLink.tsx'

type Params = Readonly<Record<string, string>>
export const queries = ({ id = '' }: Params) => [queryOf(getCategory, { params: { id } })]

/** A category and its tracks. */
export default function CategoryPage() {
  const t = useMessages(soulMessages)
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(queryOf(getCategory, { params: { id } }))
  usePageTitle(data?.category.title)
  useFreshAfterListening(refetch)
  if (!data && error) {
    return (
      <Page area="soul" header={<PageHeader back={<BackLink />} title={t.title} />}>
        <TrackNotFound error={error} missing={t.missingCategory} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page
        area="soul"
        wide
        header={
          <PageHeader
            back={<BackLink />}
            title={<Skeleton width="9rem" />}
            lead={<Skeleton width="18rem" />}
            art={<Skeleton shape="card" width="20rem" height="12rem" />}
          />
        }
      >
        <div role="status" aria-label={t.loading}>
          <TilesSkeleton count={4} />
        </div>
      </Page>
    )
  }
  const { category, tracks } = data
  const seconds = tracks.reduce((sum, track) => sum + track.duration, 0)
  return (
    <HuesContext value={huesOf([category])}>
      <Page
        area="soul"
        wide
        header={
          <PageHeader
            back={<BackLink />}
            kicker={t.category.whole(tracks.length, minutesOf(seconds))}
            title={category.title}
            lead={category.description}
            art={<TrackArt seed={category.artSeed} place={category.id} className={styles.categoryArt} />}
          />
        }
      >
        <ul role="list" className={shared.tiles}>
          {tracks.map((track) => (
            <li key={track.id}>
              <TrackTile track={track} place={category.id} level={2} />
            </li>
          ))}
        </ul>
      </Page>
    </HuesContext>
  )
}
