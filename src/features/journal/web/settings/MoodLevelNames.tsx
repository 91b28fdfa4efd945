import { lazy, Suspense, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { uiMessages } from '#platform/web/ui/messages.ts'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { useRecords } from '../local/use-journal.ts'
import { Archived } from './Archived.tsx'
import { settingsMessages } from './messages.ts'
import { lastOrder } from './order.ts'
import { OrderedRecords } from './OrderedRecords.tsx'
import { PartGroup } from './PartGroup.tsx'
import { RecordRow } from './RecordRow.tsx'
import { useArchive } from './use-archive.ts'
import { useChange } from './use-change.ts'

const NameDialog = lazy(() => import('./NameDialog.tsx').then((file) => ({ default: file.NameDialog })))

/** One of the five mood levels, and the person's own names inside it. */
export function MoodLevelNames({ level }: { level: Mood }) {
  const t = useMessages(settingsMessages)
  const levelName = useMessages(uiMessages).moods[level - 1] ?? ''
  const change = useChange()
  const archive = useArchive()
  const all = useRecords('mood').filter(({ data }) => data.level === level)
  const own = all.filter(({ data }) => !data.archived)
  const [dialog, setDialog] = useState<{ id: string | undefined; name: string }>()

  const save = (name: string) =>
    dialog?.id ? change('mood', dialog.id, { name }) : change('mood', uuidv7(), { level, name, order: lastOrder(all), archived: false })
  return (
    <PartGroup
      title={levelName}
      leading={<MoodFace mood={level} size={40} decorative />}
      actions={<IconButton icon={plus} kind="soft" label={t.moods.add(levelName)} onClick={() => setDialog({ id: undefined, name: '' })} />}
    >
      <OrderedRecords kind="mood" label={t.moods.label(levelName)} items={own} none={t.moods.none}>
        {({ id, data: { name } }) => (
          <RecordRow
            name={name}
            entries={[
              { label: t.rename, icon: edit, onSelect: () => setDialog({ id, name }) },
              { label: t.archive, icon: eyeOff, onSelect: () => void archive([{ kind: 'mood', id }], t.archivedName(name)) },
            ]}
          />
        )}
      </OrderedRecords>
      <Archived among={all} onRestore={(id) => void change('mood', id, { archived: false })} />
      {dialog && (
        <Suspense fallback={null}>
          <NameDialog
            title={dialog.id ? t.moods.rename : t.moods.new(levelName)}
            name={dialog.name}
            taken={own.filter(({ id }) => id !== dialog.id).map(({ data }) => data.name)}
            onSave={save}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </PartGroup>
  )
}
