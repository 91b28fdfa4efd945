import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showSaveFailed } from '../core/save-failed.ts'
import { useJournal } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { IconPicker } from '../core/IconPicker.tsx'
import styles from './NewActivity.module.css'

interface NewActivityProps {
  groups: readonly { id: string; name: string }[]
  onAdd: (name: string, icon: string, groupId: string | null) => void
  onDone: () => void
}

/** A form for a new activity: name, icon, and its group (typed or chosen). */
export function NewActivity({ groups, onAdd, onDone }: NewActivityProps) {
  const t = useMessages(entryMessages).details
  const journal = useJournal()
  const [name, setName] = useState('')
  const [icon, setIcon] = useState('leaf')
  const [group, setGroup] = useState('')
  const save = async () => {
    const wanted = group.trim()
    let groupId = groups.find((one) => one.name.toLocaleLowerCase() === wanted.toLocaleLowerCase())?.id ?? null
    if (wanted && !groupId) {
      groupId = uuidv7()
      await journal.change('group', groupId, { name: wanted.slice(0, 80), order: groups.length, archived: false })
    }
    onAdd(name.trim(), icon, groupId)
    onDone()
  }
  return (
    <Stack
      as="form"
      gap={3}
      className={styles.newActivity}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) save().catch(showSaveFailed)
      }}
    >
      <Field label={t.activityName} required>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field */}
        <TextInput autoFocus dir="auto" value={name} maxLength={80} onChange={setName} />
      </Field>
      <Field label={t.group} optional>
        <TextInput dir="auto" value={group} maxLength={80} list="journal-groups" onChange={setGroup} />
      </Field>
      <datalist id="journal-groups">
        {groups.map(({ id, name: known }) => (
          <option key={id} value={known} label={known} aria-label={known} />
        ))}
      </datalist>
      <IconPicker value={icon} onChange={setIcon} />
      <Cluster gap={2}>
        <Button type="submit" size="sm">
          {t.add}
        </Button>
        <Button kind="quiet" size="sm" onClick={onDone}>
          {t.leave}
        </Button>
      </Cluster>
    </Stack>
  )
}
