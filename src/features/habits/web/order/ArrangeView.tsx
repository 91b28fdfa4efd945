import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { grip } from '#platform/web/ui/icons/tools.ts'
import { check, more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { useSortable } from '#platform/web/ui/sortable/use-sortable.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_GROUPS, type HabitGroup } from '../../contract.ts'
import type { HabitList } from '../data/changes.ts'
import { removeGroup, saveGroup, saveOrder } from '../data/writing.ts'
import { hued } from '../core/hues.ts'
import { iconOf } from '../core/icons.ts'
import { habitMessages } from '../core/messages.ts'
import { arrange, dropOn, orderOf, placeOf, stepBy, type Arrangement } from './arrangement.ts'
import styles from './ArrangeView.module.css'
import { GroupDialog } from './GroupDialog.tsx'
import { orderMessages } from './messages.ts'

/** The order of habits and their groups. Every move is saved at once. */
export function ArrangeView({ list, onDone }: { list: HabitList; onDone: () => void }) {
  const t = useMessages(orderMessages)
  const { undo } = useMessages(habitMessages)
  const client = useQueryClient()
  const [moving, setMoving] = useState<Arrangement>()
  const [spoken, setSpoken] = useState('')
  const [naming, setNaming] = useState<HabitGroup | 'new'>()
  const settled = arrange(list.habits, list.groups)
  const all = moving ?? settled

  const nameOf = (state: Arrangement, id: string) =>
    state.find(({ group }) => group?.id === id)?.group?.name ??
    state.flatMap(({ habits }) => habits).find((one) => one.id === id)?.name ??
    ''
  function placeWords(state: Arrangement, id: string): string {
    const place = placeOf(state, id)
    if (!place)
      return t.groupPlace(
        state.findIndex(({ group }) => group?.id === id),
        state.length - 1,
      )
    const { group, habits } = state[place.section]!
    return t.place(place.at + 1, habits.length, group?.name ?? t.noGroup)
  }

  function save(state: Arrangement): void {
    const groups = state.flatMap(({ group }) => group ?? [])
    const sends = groups.flatMap((group, order) => (group.order === order ? [] : [saveGroup(client, { ...group, order })]))
    void Promise.all([...sends, saveOrder(client, orderOf(state))]).then(() => setMoving((now) => (now === state ? undefined : now)))
  }

  const { listRef, lifted, gripProps } = useSortable<Arrangement, HTMLUListElement>({
    state: all,
    setState: setMoving,
    step: stepBy,
    drop: dropOn,
    onDone: save,
    announce(what, id, state) {
      const name = nameOf(state, id)
      setSpoken(what === 'cancelled' ? t.cancelled(name) : t[what](name, placeWords(state, id)))
    },
  })

  function remove(group: HabitGroup): void {
    const inside = list.habits.filter(({ habit }) => habit.groupId === group.id).map(({ habit }) => habit.id)
    void removeGroup(client, group)
    toast({
      title: t.groupRemoved(group.name),
      tone: 'good',
      action: {
        label: undo,
        onPress: () =>
          void saveGroup(client, group).then(() =>
            saveOrder(
              client,
              orderOf(settled).map((one) => (inside.includes(one.id) ? { ...one, groupId: group.id } : one)),
            ),
          ),
      },
    })
  }

  return (
    <div className={styles.view}>
      <p className="note">{t.hint}</p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {spoken}
      </p>
      <ul ref={listRef} role="list" className={styles.rows}>
        {all.flatMap(({ group, habits }, section) => [
          <li
            key={group?.id ?? 'none'}
            data-row={group?.id ?? 'none'}
            className={styles.head}
            data-lifted={(group && lifted === group.id) || undefined}
          >
            {group && <IconButton {...gripProps(group.id)} icon={grip} label={t.gripGroup(group.name)} className={styles.grip} />}
            <h2 className={styles.name}>{group?.name ?? t.noGroup}</h2>
            {group && (
              <LazyMenu
                trigger={<IconButton icon={more} label={t.groupMenu(group.name)} />}
                entries={[
                  { label: t.nameGroup, icon: edit, onSelect: () => setNaming(group) },
                  { label: t.removeGroup, icon: trash, onSelect: () => remove(group) },
                ]}
              />
            )}
          </li>,
          ...habits.map(({ id, name, icon, hue }) => (
            <li key={id} data-row={id} className={styles.row} {...hued(hue)} data-lifted={lifted === id || undefined}>
              <IconButton {...gripProps(id)} icon={grip} label={t.grip(name)} className={styles.grip} />
              <span className={styles.icon}>
                <Icon of={iconOf(icon)} size={22} />
              </span>
              <span className={styles.name}>{name}</span>
            </li>
          )),
          ...(habits.length === 0 && section > 0
            ? [
                <li key={`${group?.id} empty`} className={styles.empty}>
                  {t.emptyGroup}
                </li>,
              ]
            : []),
        ])}
      </ul>
      <div className={styles.actions}>
        <Button kind="soft" icon={plus} onClick={() => setNaming('new')} disabled={list.groups.length >= MAX_GROUPS}>
          {t.newGroup}
        </Button>
        <Button icon={check} onClick={onDone}>
          {t.done}
        </Button>
      </div>
      {naming && (
        <GroupDialog
          name={naming === 'new' ? '' : naming.name}
          onClose={() => setNaming(undefined)}
          onSave={(name) =>
            void saveGroup(client, naming === 'new' ? { id: uuidv7(), name, order: list.groups.length } : { ...naming, name })
          }
        />
      )}
    </div>
  )
}
