import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { showSaveFailed } from '../core/save-failed.ts'
import { useJournal, useRecords } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { iconOf } from '../core/activity-icons.ts'
import shared from './Details.module.css'
import styles from './ActivitiesField.module.css'
import { NewActivity } from './NewActivity.tsx'

interface ActivitiesFieldProps {
  value: readonly string[]
  onAdd: (id: string) => void
  onRemove: (id: string) => void
}

/** The person's own activities in their groups, each set or cleared by one press. */
export function ActivitiesField({ value, onAdd, onRemove }: ActivitiesFieldProps) {
  const t = useMessages(entryMessages).details
  const journal = useJournal()
  const activities = useRecords('activity').filter(({ id, data }) => !data.archived || value.includes(id))
  const groups = useRecords('group').filter(({ data }) => !data.archived)
  const [isAdding, setAdding] = useState(false)
  const create = async (name: string, icon: string, groupId: string | null = null) => {
    const known = activities.find(({ data }) => data.name.toLocaleLowerCase() === name.toLocaleLowerCase())
    if (known) return onAdd(known.id)
    const id = uuidv7()
    await journal.change('activity', id, { name, icon, groupId, order: activities.length, archived: false })
    onAdd(id)
  }
  const sections = [
    ...groups.map(({ id, data }) => ({ id: id as string | null, name: data.name })),
    { id: null, name: groups.length > 0 ? t.noGroup : '' },
  ]
  const known = new Set(groups.map(({ id }) => id))
  return (
    <Stack gap={3}>
      <h3>{t.activities}</h3>
      {activities.length === 0 && <p className={shared.soft}>{t.activitiesNone}</p>}
      {sections.map((section) => {
        const inside = activities.filter(({ data }) => (data.groupId && known.has(data.groupId) ? data.groupId : null) === section.id)
        if (inside.length === 0) return null
        return (
          <Stack key={section.id ?? 'none'} as="section" gap={3} aria-label={section.name || t.activities}>
            {section.name && <h4 className={shared.soft}>{section.name}</h4>}
            <div className={styles.tiles}>
              {inside.map(({ id, data }) => (
                <button
                  key={id}
                  type="button"
                  className={styles.activity}
                  aria-pressed={value.includes(id)}
                  onClick={() => (value.includes(id) ? onRemove(id) : onAdd(id))}
                >
                  <Icon of={iconOf(data.icon)} size={24} />
                  <span>{data.name}</span>
                </button>
              ))}
            </div>
          </Stack>
        )
      })}
      {isAdding ? (
        <NewActivity
          groups={groups.map(({ id, data }) => ({ id, name: data.name }))}
          onAdd={(name, icon, groupId) => create(name, icon, groupId).catch(showSaveFailed)}
          onDone={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button kind="quiet" size="sm" icon={plus} onClick={() => setAdding(true)}>
            {t.activityNew}
          </Button>
        </div>
      )}
    </Stack>
  )
}
