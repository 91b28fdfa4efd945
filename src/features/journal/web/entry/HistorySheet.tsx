import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { arrowStart, refresh } from '#platform/web/ui/icons/controls.ts'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { EntryData } from '../../contract/records.ts'
import { type EntryPatch, getVersion, listVersions } from '../../contract/sync.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './History.module.css'
import { WordDiff } from './WordDiff.tsx'

interface HistorySheetProps {
  entryId: string
  data: EntryData
  onClose: () => void
  /** Restores title and text of a version. */
  onRestore: (patch: EntryPatch) => void
}

/** Earlier states of an entry, with the differences and a restore button. A restore saves a version too, so it can be undone. */
export function HistorySheet({ entryId, data, onClose, onRestore }: HistorySheetProps) {
  const t = useMessages(entryMessages).history
  const format = useFormat()
  const list = useQuery(queryOf(listVersions, { params: { id: entryId } }))
  const [chosen, setChosen] = useState<string>()
  const versions = list.data?.versions ?? []
  return (
    <Sheet onClose={onClose} title={t.title} description={t.about}>
      {chosen ? (
        <Version entryId={entryId} versionId={chosen} data={data} onBack={() => setChosen(undefined)} onRestore={onRestore} />
      ) : list.data ? (
        versions.length > 0 ? (
          <Stack role="list" as="ol" gap={3}>
            {versions.map((version) => (
              <li key={version.id}>
                <button type="button" className={styles.version} onClick={() => setChosen(version.id)}>
                  <span>
                    {format.date(new Date(version.at), 'medium')}, {format.time(new Date(version.at))}
                  </span>
                  <span className="note">
                    {t.reasons[version.reason]} · {t.words(version.words)}
                    {version.device && ` · ${version.device}`}
                  </span>
                </button>
              </li>
            ))}
          </Stack>
        ) : (
          <p className="note">{t.none}</p>
        )
      ) : list.error ? (
        <Stack gap={3} style={{ justifyItems: 'start' }}>
          <p>{t.failed}</p>
          <Button kind="soft" icon={refresh} loading={list.isFetching} onClick={() => void list.refetch()}>
            {t.again}
          </Button>
        </Stack>
      ) : (
        <Skeleton lines={5} />
      )}
    </Sheet>
  )
}

interface VersionProps extends Omit<HistorySheetProps, 'onClose'> {
  versionId: string
  onBack: () => void
}

function Version({ entryId, versionId, data, onBack, onRestore }: VersionProps) {
  const t = useMessages(entryMessages).history
  const { data: found, error } = useQuery(queryOf(getVersion, { params: { id: entryId, versionId } }))
  return (
    <Stack gap={3}>
      <p>
        <Button kind="quiet" size="sm" icon={arrowStart} onClick={onBack}>
          {t.back}
        </Button>
      </p>
      {found ? (
        <>
          <p className="note">{t.legend}</p>
          {found.data.title !== data.title && <WordDiff before={found.data.title} after={data.title} />}
          <WordDiff before={found.data.body} after={data.body} />
          <p>
            <Button onClick={() => onRestore({ title: found.data.title, body: found.data.body, restoredFrom: versionId })}>
              {t.restore}
            </Button>
          </p>
        </>
      ) : error ? (
        <p>{t.failed}</p>
      ) : (
        <Skeleton lines={8} />
      )}
    </Stack>
  )
}
