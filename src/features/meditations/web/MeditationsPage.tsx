import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listMeditations, type OwnSummary } from '../contract.ts'
import { EditorPage } from './editor/EditorPage.tsx'
import { hasSound } from './core/items.ts'
import { lengthOf, MeditationCard } from './core/MeditationCard.tsx'
import styles from './core/Meditations.module.css'
import { MeditationsSkeleton } from './core/MeditationsSkeleton.tsx'
import { meditationMessages } from './core/messages.ts'
import { NewMeditation } from './NewMeditation.tsx'
import { SharedList } from './shared/SharedList.tsx'
import { SharedPage } from './shared/SharedPage.tsx'
import { isMaking } from './core/use-meditations.ts'

export const queries = () => [queryOf(listMeditations)]

/** All meditations, or the one in the address. */
export default function MeditationsPage() {
  const t = useMessages(meditationMessages)
  const [search, setSearch] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(queryOf(listMeditations))
  const asked = search.get('meditation')
  const isOthers = search.get('list') === 'shared'
  if (asked !== null && data) {
    const isOwn = data.meditations.some(({ id }) => id === asked)
    return isOwn ? <EditorPage key={asked} id={asked} /> : <SharedPage key={asked} id={asked} />
  }
  const list = isOthers ? (
    <SharedList />
  ) : data ? (
    <OwnList meditations={data.meditations} />
  ) : error ? (
    <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
  ) : (
    <MeditationsSkeleton />
  )
  return (
    <Page
      area="soul"
      wide
      header={<PageHeader title={t.title} lead={t.lead} back={<BackLink to="/soul">{t.soul}</BackLink>} actions={<NewMeditation />} />}
    >
      <Stack gap={6} className={styles.all}>
        <SegmentedControl
          label={t.lists}
          options={[
            { value: 'own', label: t.yours },
            { value: 'shared', label: t.others },
          ]}
          value={isOthers ? 'shared' : 'own'}
          onChange={(value) => setSearch(value === 'own' ? {} : { list: value }, { replace: true })}
        />
        {list}
      </Stack>
    </Page>
  )
}

function OwnList({ meditations }: { meditations: readonly OwnSummary[] }) {
  const t = useMessages(meditationMessages)
  if (meditations.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>
  return (
    <ul role="list" className={styles.list}>
      {meditations.map((one) => (
        <MeditationCard
          key={one.id}
          meditation={one}
          isOwn
          facts={[
            hasSound(one) ? lengthOf(one) : t.about(lengthOf(one)),
            isMaking(one) ? t.making(one.render!.percent) : !hasSound(one) && t.noSound,
            one.shared && (one.shared.hiddenReason === null ? t.isShared : t.isHidden),
          ].map((fact) => fact || undefined)}
        />
      ))}
    </ul>
  )
}
