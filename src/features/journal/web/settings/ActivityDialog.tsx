import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import type { LocalRecord } from '../local/types.ts'
import { FormDialog } from './FormDialog.tsx'
import { IconPicker } from '../core/IconPicker.tsx'
import { partMessages } from './part-messages.ts'
import { NameField } from './NameField.tsx'
import { nameProblem } from './names.ts'
import { lastOrder } from './order.ts'
import { useChange } from './use-change.ts'

export type ActivityDraft = { id: string | undefined; name: string; icon: string; groupId: string | null }

type Props = {
  draft: ActivityDraft
  groups: readonly LocalRecord<'group'>[]
  activities: readonly LocalRecord<'activity'>[]
  onClose: () => void
}

/** A dialog to create or edit an activity: name, icon, group. */
export function ActivityDialog({ draft, groups, activities, onClose }: Props) {
  const own = useMessages(partMessages)
  const change = useChange()
  const [name, setName] = useState(draft.name)
  const [icon, setIcon] = useState(draft.icon)
  const [groupId, setGroupId] = useState(draft.groupId)
  const [isTried, setTried] = useState(false)
  const problem = nameProblem(
    name,
    activities.filter(({ id, data }) => id !== draft.id && !data.archived).map(({ data }) => data.name),
  )
  const save = async () => {
    setTried(true)
    if (problem !== undefined) return
    const fields = { name: name.trim(), icon, groupId }
    const isMoved = draft.id !== undefined && groupId !== draft.groupId
    const order = lastOrder(activities.filter(({ data }) => data.groupId === groupId))
    const isStored = draft.id
      ? await change('activity', draft.id, isMoved ? { ...fields, order } : fields)
      : await change('activity', uuidv7(), { ...fields, order, archived: false })
    if (isStored) onClose()
  }
  return (
    <FormDialog title={draft.id ? own.activities.edit : own.activities.new} onSubmit={() => void save()} onClose={onClose}>
      <NameField value={name} onChange={setName} problem={isTried && problem} />
      {groups.length > 0 && (
        <Field label={own.activities.group}>
          <Select
            value={groupId ?? ''}
            options={[{ value: '', label: own.activities.noGroup }, ...groups.map(({ id, data }) => ({ value: id, label: data.name }))]}
            onChange={(value) => setGroupId(value || null)}
          />
        </Field>
      )}
      <IconPicker value={icon} onChange={setIcon} />
    </FormDialog>
  )
}
