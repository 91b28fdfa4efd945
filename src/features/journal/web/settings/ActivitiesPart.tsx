import { use, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { useRecords } from '../local/use-journal.ts'
import { ActivityDialog, type ActivityDraft } from './ActivityDialog.tsx'
import { ActivityGroup } from './ActivityGroup.tsx'
import { Archived } from './Archived.tsx'
import { PartIsPage } from './PartGroup.tsx'
import { GroupOrder } from './GroupOrder.tsx'
import { partMessages } from './part-messages.ts'
import { NameDialog } from './NameDialog.tsx'
import { lastOrder } from './order.ts'
import { useChange } from './use-change.ts'
import styles from './Settings.module.css'

export function ActivitiesPart() {
  const own = useMessages(partMessages)
  const change = useChange()
  const isPage = use(PartIsPage)
  const activities = useRecords('activity')
  const allGroups = useRecords('group')
  const groups = allGroups.filter(({ data }) => !data.archived)
  const known = new Set(groups.map(({ id }) => id))
  const live = activities.filter(({ data }) => !data.archived)
  // An activity whose group was archived on another device is still shown.
  const loose = live.filter(({ data }) => data.groupId === null || !known.has(data.groupId))
  const [draft, setDraft] = useState<ActivityDraft>()
  const [isNaming, setNaming] = useState(false)

  const restore = (id: string) => {
    if (allGroups.some((group) => group.id === id)) {
      void change('group', id, { archived: false })
      // The activities were archived with the group; otherwise an empty group would be restored.
      for (const one of activities) if (one.data.groupId === id) void change('activity', one.id, { archived: false })
    } else void change('activity', id, { archived: false })
  }
  const archivedGroups = new Set(allGroups.flatMap(({ id, data }) => (data.archived ? [id] : [])))
  return (
    <>
      <p className={styles.lead}>{own.activities.lead}</p>
      <Cluster>
        <Button icon={plus} onClick={() => setDraft({ id: undefined, name: '', icon: 'leaf', groupId: groups[0]?.id ?? null })}>
          {own.activities.add}
        </Button>
        <Button kind="soft" icon={plus} onClick={() => setNaming(true)}>
          {own.activities.addGroup}
        </Button>
      </Cluster>
      {live.length === 0 && groups.length === 0 && (
        <EmptyState level={isPage ? 2 : 3} title={own.activities.empty}>
          {own.activities.emptyText}
        </EmptyState>
      )}
      {groups.map((group) => (
        <ActivityGroup
          key={group.id}
          group={group}
          groups={groups}
          activities={live.filter(({ data }) => data.groupId === group.id)}
          onEdit={setDraft}
        />
      ))}
      {loose.length > 0 && <ActivityGroup group={undefined} groups={groups} activities={loose} onEdit={setDraft} />}
      {groups.length > 1 && <GroupOrder groups={groups} />}
      <Archived
        among={[...allGroups, ...activities.filter(({ data }) => !(data.groupId && archivedGroups.has(data.groupId)))]}
        onRestore={restore}
      />
      {draft && <ActivityDialog draft={draft} groups={groups} activities={activities} onClose={() => setDraft(undefined)} />}
      {isNaming && (
        <NameDialog
          title={own.activities.newGroup}
          taken={groups.map(({ data }) => data.name)}
          onSave={(name) => change('group', uuidv7(), { name, order: lastOrder(allGroups), archived: false })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
