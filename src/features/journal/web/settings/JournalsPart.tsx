import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { lock as lockIcon } from '#platform/web/ui/icons/things.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { DEFAULT_JOURNAL_ID, MAX_JOURNALS } from '../../contract/records.ts'
import { JournalEmblem } from '../journals/JournalEmblem.tsx'
import { journalsMessages } from '../journals/messages.ts'
import { useJournals, type ShownJournal } from '../journals/use-journals.ts'
import { useHeads, useJournal, useJournalSettings, useKeepsEverything } from '../local/use-journal.ts'
import { Archived } from './Archived.tsx'
import { DeleteJournalDialog } from './DeleteJournalDialog.tsx'
import { JournalDialog } from './JournalDialog.tsx'
import { OrderedRecords } from './OrderedRecords.tsx'
import { RecordRow } from './RecordRow.tsx'
import { useArchive } from './use-archive.ts'
import { useChange } from './use-change.ts'
import styles from './Settings.module.css'

const UnlockDialog = lazy(() => import('../lock/UnlockDialog.tsx').then((file) => ({ default: file.UnlockDialog })))

type Open = { what: 'edit'; journal: ShownJournal | undefined } | { what: 'delete'; journal: ShownJournal } | { what: 'unlock' }

/** The person's journals: create, rename, sort, archive and delete them. */
export function JournalsPart() {
  const all = useMessages(journalsMessages)
  const t = all.part
  const change = useChange()
  const archive = useArchive()
  const journal = useJournal()
  const heads = useHeads()
  const { lock } = useJournalSettings().settings
  const { inUse, archived, closed } = useJournals()
  const keeps = useKeepsEverything()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const counts = new Map<string, number>()
  for (const { journalId } of heads) counts.set(journal.view.homeOf(journalId), (counts.get(journal.view.homeOf(journalId)) ?? 0) + 1)
  const isFull = inUse.length + archived.length + closed >= MAX_JOURNALS
  const hintOf = ({ id, data }: ShownJournal) =>
    dotted([keeps ? t.entries(counts.get(id) ?? 0) : '', data.locked && lock?.scope === 'chosen' ? t.locked : ''])
  return (
    <>
      <p className={styles.lead}>{t.lead}</p>
      <Cluster>
        <Button size="sm" icon={plus} disabled={isFull} onClick={() => setOpen({ what: 'edit', journal: undefined })}>
          {t.add}
        </Button>
        {closed > 0 && (
          <Button size="sm" kind="soft" icon={lockIcon} onClick={() => setOpen({ what: 'unlock' })}>
            {all.closed(closed)}
          </Button>
        )}
      </Cluster>
      {isFull && <p className={styles.quiet}>{t.enough(MAX_JOURNALS)}</p>}
      <OrderedRecords kind="journal" label={t.label} items={inUse} nameOf={({ name }) => name}>
        {(one) => (
          <RecordRow
            name={one.name}
            hint={hintOf(one)}
            leading={<JournalEmblem data={one.data} />}
            entries={[
              { label: t.edit, icon: edit, onSelect: () => setOpen({ what: 'edit', journal: one }) },
              ...(one.id === DEFAULT_JOURNAL_ID
                ? []
                : [
                    {
                      label: t.archive,
                      icon: eyeOff,
                      onSelect: () => void archive([{ kind: 'journal', id: one.id }], t.archived(one.name)),
                    },
                    'line' as const,
                    { label: t.delete, icon: trash, destructive: true, onSelect: () => setOpen({ what: 'delete', journal: one }) },
                  ]),
            ]}
          />
        )}
      </OrderedRecords>
      <Archived among={archived} onRestore={(id) => void change('journal', id, { archived: false })} />
      {open?.what === 'edit' && <JournalDialog journal={open.journal} all={[...inUse, ...archived]} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteJournalDialog journal={open.journal} others={inUse.filter(({ id }) => id !== open.journal.id)} onClose={close} />
      )}
      {open?.what === 'unlock' && (
        <Suspense fallback={null}>
          <UnlockDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
