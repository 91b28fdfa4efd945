import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import type { Mood as Level } from '#platform/web/ui/MoodFace.tsx'
import { MoodPicker } from '#platform/web/ui/MoodPicker.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Mood } from '../../contract/records.ts'
import { showSaveFailed } from '../core/save-failed.ts'
import { useJournal } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { useMoodNames } from '../mood/mood-names.ts'
import { AddInline } from './AddInline.tsx'

/** Five faces, the person's own names inside the chosen level, and a field for a new name. */
export function MoodField({ value, onChange }: { value: Mood | null; onChange: (mood: Mood | null) => void }) {
  const t = useMessages(entryMessages).details
  const journal = useJournal()
  const { own } = useMoodNames()
  const [isAdding, setAdding] = useState(false)
  const words = value ? own.filter((mood) => mood.level === value.level && (!mood.archived || mood.id === value.moodId)) : []
  const add = async (name: string) => {
    if (!value) return
    const id = uuidv7()
    await journal.change('mood', id, { level: value.level, name, order: own.length, archived: false })
    onChange({ level: value.level, moodId: id })
  }
  return (
    <Stack gap={3}>
      <MoodPicker
        label={t.moodQuestion}
        value={value ? (value.level as Level) : undefined}
        onChange={(level) => onChange({ level, moodId: null })}
      />
      {value && (
        <Cluster gap={2}>
          {words.length > 0 && (
            <Chips
              label={t.moodWords}
              single
              options={words.map((mood) => ({ value: mood.id, label: mood.name }))}
              value={value.moodId ? [value.moodId] : []}
              onChange={([moodId]) => onChange({ level: value.level, moodId: moodId ?? null })}
            />
          )}
          {isAdding ? (
            <AddInline label={t.moodOwn} maxLength={80} onAdd={(name) => add(name).catch(showSaveFailed)} onDone={() => setAdding(false)} />
          ) : (
            <Button kind="quiet" size="sm" icon={plus} onClick={() => setAdding(true)}>
              {t.moodOwn}
            </Button>
          )}
          <Button kind="quiet" size="sm" onClick={() => onChange(null)}>
            {t.moodNone}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
