import { lazy, Suspense, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import type { StoredGym } from '../../contract/gyms.ts'
import { GYM_LIMITS, type GymKind } from '../../gyms/gym.ts'
import { usualGym } from '../../gyms/usual.ts'
import { AddGym } from './AddGym.tsx'
import { GymCard } from './GymCard.tsx'
import styles from './Gyms.module.css'
import { GymsSkeleton } from './GymsSkeleton.tsx'
import { gymMessages } from './messages.ts'
import { gymsQuery, useGymChanges } from './use-gyms.ts'

const GymSheet = lazy(() => import('./GymSheet.tsx').then((file) => ({ default: file.GymSheet })))

export const queries = () => [gymsQuery()]

/** The person's places to train. */
export default function GymsPage() {
  const t = useMessages(gymMessages)
  const { units } = useFormat()
  const { data, error, isFetching, refetch } = usePersistedQuery(gymsQuery(), { fallback: 'while-loading' })
  const { choose, takeAway } = useGymChanges()
  const [edited, setEdited] = useState<{ gym: StoredGym; isNew: boolean }>()
  const begin = (kind: GymKind) =>
    setEdited({
      gym: { ...usualGym(kind, units === 'imperial' ? 'lb' : 'kg', t.kinds[kind]), id: uuidv7(), isDefault: false },
      isNew: true,
    })

  return (
    <Page area="body" wide header={<PageHeader back={<BackLink to="/gym-ai">{t.back}</BackLink>} title={t.title} lead={t.lead} />}>
      {data ? (
        <>
          {data.gyms.length > 0 && (
            <ul className={styles.list}>
              {data.gyms.map((gym) => (
                <GymCard
                  key={gym.id}
                  gym={gym}
                  onEdit={() => setEdited({ gym, isNew: false })}
                  onChoose={() => choose.mutate({ params: { id: gym.id }, body: {} })}
                  onRemove={() => takeAway(gym)}
                />
              ))}
            </ul>
          )}
          {data.gyms.length < GYM_LIMITS.gyms && <AddGym isFirst={data.gyms.length === 0} onChoose={begin} />}
        </>
      ) : error ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <GymsSkeleton />
      )}
      {edited && (
        <Suspense>
          <GymSheet {...edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
