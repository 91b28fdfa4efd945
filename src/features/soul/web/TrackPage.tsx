import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getSoul, getTrack } from '../contract.ts'
import { soulMessages } from './messages.ts'
import { TrackNotFound } from './TrackNotFound.tsx'
import { OfflineTrack } from './OfflineTrack.tsx'
import { useFreshAfterListening } from './queries.ts'
import styles from './TrackPage.module.css'
import { TrackSkeleton } from './TrackSkeleton.tsx'
import { TrackView } from './TrackView.tsx'
import { BackLink } from './BackLink.tsx'

type Params = Readonly<Record<string, string>>
export const queries = ({ id = '' }: Params) => [queryOf(getTrack, { params: { id } })]

/** One track: its picture, its sound, and similar tracks. */
export default function TrackPage() {
  const t = useMessages(soulMessages)
  const { id = '' } = useParams()
  const client = useQueryClient()
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery({
    ...queryOf(getTrack, { params: { id } }),
    placeholderData: () => fromSoul(client.getQueryData<OutputOf<typeof getSoul>>(keyOf(getSoul)), id),
  })
  usePageTitle(data?.track.title)
  useFreshAfterListening(refetch)
  if (data) return <TrackView key={id} {...data} minutesListened={isPlaceholderData ? undefined : data.minutesListened} />
  if (!error) {
    return (
      <Page
        area="soul"
        wide
        header={
          <div className={styles.back}>
            <BackLink />
          </div>
        }
      >
        <TrackSkeleton />
      </Page>
    )
  }
  const sorry = <TrackNotFound error={error} missing={t.missingTrack} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <Page area="soul" header={<PageHeader back={<BackLink />} title={t.title} />}>
      {error instanceof NetworkError ? <OfflineTrack id={id} otherwise={sorry} /> : sorry}
    </Page>
  )
}

/** The track from the answer of the Soul page, shown during the view transition until its own answer arrives. */
function fromSoul(soul: OutputOf<typeof getSoul> | undefined, id: string): OutputOf<typeof getTrack> | undefined {
  const track = soul?.tracks.find((one) => one.id === id)
  const category = soul?.categories.find((one) => one.id === track?.category)
  if (!soul || !track || !category) return undefined
  const more = soul.tracks.filter((one) => one.category === track.category && one.id !== id).slice(0, 4)
  return { track, category, more, minutesListened: 0 }
}
