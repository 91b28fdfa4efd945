import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { localDayOf, wallClock } from '#platform/contract/dates.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listSpeeches, type Speech } from '../contract.ts'
import { speechOfDay } from '../speech-of-day.ts'
import { isFiltering, matching, noFilters, type Filters } from './filters.ts'
import { pageOfSpeech } from './items.ts'
import { speechesMessages } from './messages.ts'
import { ReadSpeech } from './ReadSpeech.tsx'
import { SpeechCard } from './SpeechCard.tsx'
import { SpeechesSkeleton } from './SpeechesSkeleton.tsx'
import { SpeechFilters } from './SpeechFilters.tsx'
import styles from './Speeches.module.css'
import { TodayCard } from './TodayCard.tsx'
import { WriteSpeech } from './WriteSpeech.tsx'

export const queries = () => [queryOf(listSpeeches)]

/** All speeches, or the one in the address. */
export default function SpeechesPage() {
  const t = useMessages(speechesMessages)
  const [search] = useSearchParams()
  const asked = search.get('speech')
  const { data, error, isFetching, refetch } = useQuery(queryOf(listSpeeches))
  if (data && asked !== null) return <OneSpeech speech={data.speeches.find(({ id }) => id === asked)} />
  return (
    <Page
      area="soul"
      wide
      header={<PageHeader title={t.title} lead={t.lead} back={<BackLink to="/soul">{t.soul}</BackLink>} actions={data && <Write />} />}
    >
      {data ? (
        <AllSpeeches speeches={data.speeches} />
      ) : error ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SpeechesSkeleton />
      )}
    </Page>
  )
}

function OneSpeech({ speech }: { speech: Speech | undefined }) {
  const t = useMessages(speechesMessages)
  const back = <BackLink to="/motivational-speeches">{t.back}</BackLink>
  return (
    <Page area="soul" header={<PageHeader title={speech?.title ?? t.notHere} back={back} />}>
      {speech ? <ReadSpeech key={speech.id} speech={speech} /> : <p>{t.notHereText}</p>}
    </Page>
  )
}

function Write() {
  const t = useMessages(speechesMessages)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="soft" icon={edit} onClick={() => setOpen(true)}>
        {t.write.open}
      </Button>
      {isOpen && (
        <WriteSpeech
          onClose={() => setOpen(false)}
          onSaved={(id) => {
            setOpen(false)
            void navigate(pageOfSpeech(id))
          }}
        />
      )}
    </>
  )
}

function AllSpeeches({ speeches }: { speeches: readonly Speech[] }) {
  const t = useMessages(speechesMessages)
  const { language } = useLocaleSettings()
  const { zone, dayStart } = useUser()
  const [arrived] = useState(() => new Date())
  const [filters, setFilters] = useState<Filters>(() => noFilters(language))
  const hour = Math.floor(wallClock(arrived, zone).minutes / 60)
  const today = speechOfDay(
    speeches.filter(({ isOwn }) => !isOwn),
    language,
    localDayOf(arrived, zone, dayStart),
    hour,
  )
  const shownToday = isFiltering(filters) ? undefined : today
  // Today's speech is shown above the list and would appear twice.
  const found = matching(speeches, filters).filter(({ id }) => id !== shownToday?.id)
  return (
    <div className={styles.all}>
      {shownToday && <TodayCard speech={shownToday} />}
      <SpeechFilters filters={filters} onChange={setFilters} />
      <section aria-labelledby="speeches-found">
        <h2 id="speeches-found" className={styles.found} aria-live="polite">
          {t.filter.found(found.length)}
        </h2>
        {found.length === 0 ? (
          <EmptyState
            level={3}
            title={t.filter.none}
            action={
              <Button kind="soft" onClick={() => setFilters(noFilters('both'))}>
                {t.filter.clear}
              </Button>
            }
          >
            {t.filter.noneText}
          </EmptyState>
        ) : (
          <ul role="list" className={styles.list}>
            {found.map((speech) => (
              <SpeechCard key={speech.id} speech={speech} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
