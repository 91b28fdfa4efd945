import { OWN_WORDS } from '#platform/contract/reminders.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ReminderList } from '#platform/web/reminders/ReminderList.tsx'
import { remindersQuery, useReminders } from '#platform/web/reminders/use-reminders.ts'
import { pushStateQuery, usePushState } from '#platform/web/reminders/use-push-state.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { BackButton } from '#platform/web/ui/BackButton.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { remindersMessages } from './messages.ts'
import { OwnReminders } from './OwnReminders.tsx'
import styles from './reminders-page.module.css'
import { WaysCard } from './WaysCard.tsx'

export const queries = () => [remindersQuery(), pushStateQuery]

export default function RemindersPage() {
  const t = useMessages(remindersMessages)
  const { query } = useReminders()
  const { data } = query
  const subjects = data?.subjects.filter(({ owner }) => owner !== OWN_WORDS) ?? []
  // The part about this device is above the rest, so both wait until its state is known.
  const { isPending } = usePushState()
  const back = <BackButton to="/settings">{t.back}</BackButton>
  return (
    <Page area="profile" wide header={<PageHeader title={t.title} lead={t.lead} back={back} />}>
      {query.error && !data ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={query.refetch} retrying={query.isFetching} />
      ) : !data || isPending ? (
        <div className={styles.layout}>
          <Skeleton shape="card" height="20rem" />
          <Skeleton shape="card" height="20rem" />
        </div>
      ) : (
        <div className={styles.layout}>
          <Stack>
            <OwnReminders data={data} />
            {subjects.length === 0 && <EmptyState title={t.nothing}>{t.nothingHint}</EmptyState>}
            {subjects.map(({ owner, subject, title }) => (
              <TitledCard title={title} key={`${owner} ${subject}`} pad="lg" aria-label={title} className={styles.subject}>
                <ReminderList owner={owner} subject={subject} title={title} />
              </TitledCard>
            ))}
          </Stack>
          <WaysCard reminders={data} />
        </div>
      )}
    </Page>
  )
}
