import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Conflict, EntryData } from '../../contract/records.ts'
import { type EntryPatch, getVersion } from '../../contract/sync.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { choicePatch } from './conflict-choices.ts'
import { WordDiff } from './WordDiff.tsx'

interface CompareDialogProps {
  entryId: string
  conflict: Conflict
  mine: EntryData
  onClose: () => void
  onChoose: (patch: EntryPatch) => void
}

export function CompareDialog({ entryId, conflict, mine, onClose, onChoose }: CompareDialogProps) {
  const t = useMessages(entryMessages).conflict
  const format = useFormat()
  const { data, error, refetch, isFetching } = useQuery(queryOf(getVersion, { params: { id: entryId, versionId: conflict.versionId } }))
  const theirs = data?.data
  const others = conflict.fields.filter((field) => field !== 'title' && field !== 'body')
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t.title}
      description={t.about(conflict.device || t.elsewhere, format.relative(new Date(conflict.at)))}
      actions={
        theirs && (
          <>
            <Button kind="quiet" onClick={() => onChoose(choicePatch('theirs', conflict, mine, theirs))}>
              {t.theirs}
            </Button>
            <Button kind="soft" onClick={() => onChoose(choicePatch('both', conflict, mine, theirs))}>
              {t.both}
            </Button>
            <Button onClick={() => onChoose(choicePatch('mine', conflict, mine, theirs))}>{t.mine}</Button>
          </>
        )
      }
    >
      {theirs ? (
        <Stack gap={4}>
          <p className="note">{t.legend}</p>
          {mine.title !== theirs.title && <WordDiff before={theirs.title} after={mine.title} />}
          <WordDiff before={theirs.body} after={mine.body} />
          {others.length > 0 && (
            <p className="note">{t.others(others.map((field) => t.fields[field as keyof typeof t.fields] ?? field))}</p>
          )}
        </Stack>
      ) : error ? (
        <Stack gap={3}>
          <p>{t.failed}</p>
          <Button kind="soft" loading={isFetching} onClick={() => void refetch()}>
            {t.again}
          </Button>
        </Stack>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}
