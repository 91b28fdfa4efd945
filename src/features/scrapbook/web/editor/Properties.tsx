import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copy, trash } from '#platform/web/ui/icons/actions.ts'
import { lock } from '#platform/web/ui/icons/things.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { aligning, distributing, duplicating, layering, setting, type Layer, type Side } from '../../core/edits.ts'
import { FORMATS } from '../../core/kinds.ts'
import type { Fields } from '../../core/fields.ts'
import { type Item } from '../../core/page.ts'
import { textHeight } from '../canvas/measure-text.ts'
import { group as groupIcon, layers, unlock } from '../core/icons.ts'
import { KindFields } from './KindFields.tsx'
import { nameOf } from './names.ts'
import { propMessages } from './prop-messages.ts'
import styles from './Properties.module.css'
import type { Editor } from '../state/use-editor.ts'

const LAYERS: readonly Layer[] = ['top', 'up', 'down', 'bottom']
const SIDES: readonly Side[] = ['left', 'centre', 'right', 'top', 'middle', 'bottom']

/** All actions for the selected objects. */
export function Properties({ editor, onCutOut }: { editor: Editor; onCutOut: (item: Item) => void }) {
  const t = useMessages(propMessages)
  const format = useFormat()
  const { selection, act, page, about, remove, select } = editor
  const [first] = selection
  if (!first) return <p className="soft">{t.none}</p>
  const ids = selection.map(({ id }) => id)
  const isOne = selection.length === 1
  const isLocked = selection.every(({ locked }) => locked)
  const isGrouped = first.group !== undefined && first.group !== null && selection.every(({ group }) => group === first.group)
  const set = (fields: Fields) => act(setting(ids, isOne ? withHeight(first, fields) : fields))
  const duplicate = () => {
    const edit = duplicating(page, selection, uuidv7)
    act(edit)
    select(edit.keys())
  }
  return (
    <Stack>
      <h2 className="small-title">{isOne ? nameOf(first, t, format) : t.chosen(selection.length)}</h2>
      <Cluster>
        <Button kind="soft" size="sm" icon={copy} onClick={duplicate}>
          {t.copy}
        </Button>
        <LazyMenu
          align="start"
          trigger={
            <Button kind="soft" size="sm" icon={layers}>
              {t.layer}
            </Button>
          }
          entries={LAYERS.map((layer) => ({ label: t.layers[layer], onSelect: () => act(layering(page, new Set(ids), layer)) }))}
        />
        <LazyMenu
          align="start"
          trigger={
            <Button kind="soft" size="sm">
              {t.line}
            </Button>
          }
          entries={[
            ...SIDES.map((side) => ({ label: t.sides[side], onSelect: () => act(aligning(selection, side, FORMATS[about.format])) })),
            ...(selection.length > 2
              ? (['x', 'y'] as const).map((axis) => ({ label: t.spread[axis], onSelect: () => act(distributing(selection, axis)) }))
              : []),
          ]}
        />
        {!isOne && (
          <Button kind="soft" size="sm" icon={groupIcon} onClick={() => set({ group: isGrouped ? null : uuidv7() })}>
            {isGrouped ? t.ungroup : t.group}
          </Button>
        )}
        <Button kind="soft" size="sm" icon={isLocked ? unlock : lock} onClick={() => set({ locked: !isLocked })}>
          {isLocked ? t.unlock : t.lock}
        </Button>
        {!isLocked && (
          <Button kind="quiet" size="sm" icon={trash} onClick={() => remove(ids)}>
            {t.remove}
          </Button>
        )}
      </Cluster>
      {isOne && !isLocked && (
        <>
          <KindFields item={first} set={set} onCutOut={onCutOut} />
          <Place key={`${first.id} ${first.x} ${first.y} ${first.w} ${first.h} ${first.rotation}`} item={first} set={set} />
        </>
      )}
    </Stack>
  )
}

/** The height of a text object follows its lines. */
const withHeight = (item: Item, fields: Fields): Fields =>
  item.kind === 'text' && ['text', 'face', 'fontSize', 'w'].some((name) => name in fields)
    ? { ...fields, h: textHeight({ ...item, ...fields, w: fields.w ?? item.w }) }
    : fields

const PLACES = ['x', 'y', 'w', 'h', 'rotation'] as const

/** Place and size as numbers, for people who cannot or do not want to drag. */
function Place({ item, set }: { item: Item; set: (fields: Fields) => void }) {
  const t = useMessages(propMessages)
  const [values, setValues] = useState(() => Object.fromEntries(PLACES.map((name) => [name, String(Math.round(item[name]))])))
  const save = (name: (typeof PLACES)[number]) => {
    const value = Number(values[name])
    const isSize = name === 'w' || name === 'h'
    if (values[name]?.trim() === '' || !Number.isFinite(value) || (isSize && value < 4) || Math.abs(value) > 10_000) return
    if (value !== Math.round(item[name])) set({ [name]: value })
  }
  return (
    <details className={styles.place}>
      <summary>{t.place}</summary>
      <div className={styles.numbers}>
        {PLACES.map((name) => (
          <Field key={name} label={t[name]}>
            <TextInput
              inputMode="numeric"
              value={values[name] ?? ''}
              onChange={(value) => setValues({ ...values, [name]: value })}
              onBlur={() => save(name)}
              onKeyDown={(event) => event.key === 'Enter' && save(name)}
            />
          </Field>
        ))}
      </div>
    </details>
  )
}
