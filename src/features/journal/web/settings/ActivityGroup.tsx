import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { iconOf } from '../core/activity-icons.ts'
import type { LocalRecord } from '../local/types.ts'
import type { ActivityDraft } from './ActivityDialog.tsx'
import { settingsMessages } from './messages.ts'
import { partMessages } from './part-messages.ts'
import { NameDialog } from './NameDialog.tsx'
import { OrderedRecords } from './OrderedRecords.tsx'
import { PartGroup } from './PartGroup.tsx'
import { RecordRow } from './RecordRow.tsx'
import { useArchive } from './use-archive.ts'
import { useChange } from './use-change.ts'
import styles from './ActivityGroup.module.css'

type Props = {
  /** undefined: activities without a group. */
  group: LocalRecord<'group'> | undefined
  groups: readonly LocalRecord<'group'>[]
  activities: readonly LocalRecord<'activity'>[]
  onEdit: (draft: ActivityDraft) => void
}

export function ActivityGroup({ group, groups, activities, onEdit }: Props) {
  const t = useMessages(settingsMessages)
  const own = useMessages(partMessages)
  const change = useChange()
  const archive = useArchive()
  const [isNaming, setNaming] = useState(false)
  const name = group?.data.name ?? own.activities.noGroup
  const add = () => onEdit({ id: undefined, name: '', icon: 'leaf', groupId: group?.id ?? null })
  const archiveGroup = (id: string) =>
    archive([{ kind: 'group' as const, id }, ...activities.map((one) => ({ kind: 'activity' as const, id: one.id }))], t.archivedName(name))
  return (
    <PartGroup
      title={name}
      actions={
        <>
          <IconButton icon={plus} kind="soft" label={own.activities.addTo(name)} onClick={add} />
          {group && (
            <LazyMenu
              trigger={<IconButton icon={more} label={t.more(name)} />}
              entries={[
                { label: t.rename, icon: edit, onSelect: () => setNaming(true) },
                { label: own.activities.archiveGroup, icon: eyeOff, onSelect: () => void archiveGroup(group.id) },
              ]}
            />
          )}
        </>
      }
    >
      <OrderedRecords kind="activity" label={own.activities.label(name)} items={activities} none={own.activities.none}>
        {({ id, data }) => (
          <RecordRow
            name={data.name}
            leading={
              <span className={styles.icon}>
                <Icon of={iconOf(data.icon)} size={22} />
              </span>
            }
            entries={[
              { label: t.edit, icon: edit, onSelect: () => onEdit({ id, name: data.name, icon: data.icon, groupId: group?.id ?? null }) },
              { label: t.archive, icon: eyeOff, onSelect: () => void archive([{ kind: 'activity', id }], t.archivedName(data.name)) },
            ]}
          />
        )}
      </OrderedRecords>
      {isNaming && group && (
        <NameDialog
          title={own.activities.renameGroup}
          name={name}
          taken={groups.filter(({ id }) => id !== group.id).map(({ data }) => data.name)}
          onSave={(next) => change('group', group.id, { name: next })}
          onClose={() => setNaming(false)}
        />
      )}
    </PartGroup>
  )
}
