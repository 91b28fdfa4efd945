import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listMindNotes } from '../contract.ts'
import { mindMessages } from './messages.ts'
import { MindSkeleton } from './MindSkeleton.tsx'
import { NoteForm } from './NoteForm.tsx'
import { NoteList } from './NoteList.tsx'

export const queries = () => [queryOf(listMindNotes)]

export default function MindPage() {
  const t = useMessages(mindMessages)
  const { data, error, isFetching, refetch } = useQuery(queryOf(listMindNotes))
  return (
    <Page area="mind" header={<PageHeader title={t.title} lead={t.lead} />}>
      {data ? (
        <Stack gap={6}>
          <NoteForm />
          {data.notes.length === 0 ? <EmptyState title={t.empty}>{t.emptyHint}</EmptyState> : <NoteList notes={data.notes} />}
        </Stack>
      ) : error ? (
        <ErrorState title={t.failedTitle} onRetry={() => void refetch()} retrying={isFetching}>
          {t.failedText}
        </ErrorState>
      ) : (
        <MindSkeleton />
      )}
    </Page>
  )
}
