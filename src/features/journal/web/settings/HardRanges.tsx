import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { useRecords } from '../local/use-journal.ts'
import { RangeDialog, type RangeDraft } from './RangeDialog.tsx'
import { settingsMessages } from './messages.ts'
import { PartGroup } from './PartGroup.tsx'
import { partMessages } from './part-messages.ts'
import { RecordRow } from './RecordRow.tsx'
import { useArchive } from './use-archive.ts'
import { useChange } from './use-change.ts'
import shared from './Settings.module.css'
import styles from './HardRanges.module.css'

/** Ranges of days that never appear as memories. */
export function HardRanges() {
  const t = useMessages(settingsMessages)
  const own = useMessages(partMessages)
  const format = useFormat()
  const today = useToday()
  const change = useChange()
  const archive = useArchive()
  const ranges = useRecords('hardRange')
    .filter(({ data }) => !data.archived)
    .toSorted((a, b) => (a.data.from < b.data.from ? 1 : -1))
  const [draft, setDraft] = useState<RangeDraft>()
  const nameOf = (from: string, to: string) =>
    from === to ? format.localDay(from) : own.hard.range(format.localDay(from), format.localDay(to))
  const save = (fields: Omit<RangeDraft, 'id'>) =>
    draft?.id ? change('hardRange', draft.id, fields) : change('hardRange', uuidv7(), { ...fields, archived: false })
  return (
    <PartGroup
      title={own.hard.ranges}
      hint={own.hard.rangesHint}
      actions={
        <Button size="sm" kind="soft" icon={plus} onClick={() => setDraft({ id: undefined, from: today, to: today, note: '' })}>
          {own.hard.addRange}
        </Button>
      }
    >
      {ranges.length === 0 ? (
        <p className={shared.quiet}>{own.hard.noRanges}</p>
      ) : (
        <ul role="list" aria-label={own.hard.label}>
          {ranges.map(({ id, data: { from, to, note } }) => (
            <li key={id} className={styles.ruled}>
              <RecordRow
                name={nameOf(from, to)}
                hint={note}
                entries={[
                  { label: t.edit, icon: edit, onSelect: () => setDraft({ id, from, to, note }) },
                  { label: own.hard.remove, icon: eyeOff, onSelect: () => void archive([{ kind: 'hardRange', id }], own.hard.removed) },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {draft && <RangeDialog draft={draft} onSave={save} onClose={() => setDraft(undefined)} />}
    </PartGroup>
  )
}
