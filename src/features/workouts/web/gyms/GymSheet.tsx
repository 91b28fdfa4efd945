import { useId, useState, type FormEvent } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Equipment } from '../../exercise.ts'
import type { StoredGym } from '../../contract/gyms.ts'
import { GYM_KINDS, GYM_LIMITS, type Gym } from '../../gyms/gym.ts'
import { usualGym, withEquipment } from '../../gyms/usual.ts'
import { libraryWords } from '../core/library-words.ts'
import { asksFor, EQUIPMENT_GROUPS, gymOf, textsOf, type EquipmentGroup, type Problems, type WeightTexts } from './gym-draft.ts'
import styles from './GymSheet.module.css'
import { gymMessages } from './messages.ts'
import { useGymChanges } from './use-gyms.ts'
import { WeightFields } from './WeightFields.tsx'

/** The form for a place. */
export function GymSheet({ gym: before, isNew, onClose }: { gym: StoredGym; isNew: boolean; onClose: () => void }) {
  const all = useMessages(gymMessages)
  const t = all.sheet
  const words = useMessages(libraryWords)
  const { number } = useFormat()
  const decimal = number(1.5).includes(',') ? ',' : '.'
  const formId = useId()
  const { put } = useGymChanges()
  const [gym, setGym] = useState<Gym>(before)
  const [texts, setTexts] = useState(() => textsOf(before, decimal))
  const [problems, setProblems] = useState<Problems>({})

  /** New equipment gets usual weights; typed weights stay. */
  function choose(group: EquipmentGroup, chosen: Equipment[]) {
    const others = gym.equipment.filter((one) => !(EQUIPMENT_GROUPS[group] as readonly Equipment[]).includes(one))
    const read = gymOf({ ...gym, name: 'x' }, texts)
    const next = withEquipment('gym' in read ? { ...read.gym, name: gym.name } : gym, [...others, ...chosen])
    setGym(next)
    if ('gym' in read) setTexts(textsOf(next, decimal))
  }

  /** Plates of 44.1 lb do not exist, so another unit starts with its own usual weights. */
  function changeUnit(unit: Gym['unit']) {
    if (unit === gym.unit) return
    const usual = withEquipment({ ...usualGym(gym.kind, unit, gym.name), equipment: [] }, gym.equipment)
    setGym(usual)
    setTexts(textsOf(usual, decimal))
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const read = gymOf(gym, texts)
    setProblems('problems' in read ? read.problems : {})
    if ('problems' in read) return
    await put.mutateAsync({ params: { id: before.id }, body: read.gym }).then(onClose, () => undefined)
  }

  return (
    <Sheet
      onClose={onClose}
      title={isNew ? t.titleNew : t.titleEdit}
      actions={
        <Button type="submit" form={formId} loading={put.isPending}>
          {t.keep}
        </Button>
      }
    >
      <Stack as="form" id={formId} className={styles.form} data-area="body" noValidate onSubmit={(event) => void save(event)}>
        <Field label={t.name} error={problems.name === undefined ? undefined : t.nameless}>
          <TextInput value={gym.name} maxLength={GYM_LIMITS.name} onChange={(value) => setGym({ ...gym, name: value })} />
        </Field>
        <Field label={t.kind}>
          <Select
            value={gym.kind}
            options={GYM_KINDS.map((kind) => ({ value: kind, label: all.kinds[kind] }))}
            onChange={(value) => setGym({ ...gym, kind: value })}
          />
        </Field>
        <div className={styles.unit}>
          <span aria-hidden="true">{t.unit}</span>
          <SegmentedControl
            label={t.unit}
            options={[
              { value: 'kg', label: t.kg },
              { value: 'lb', label: t.lb },
            ]}
            value={gym.unit}
            onChange={changeUnit}
          />
        </div>
        <h3>{t.equipment}</h3>
        {(Object.keys(EQUIPMENT_GROUPS) as EquipmentGroup[]).map((group) => (
          <div key={group} className={styles.group}>
            <p aria-hidden="true">{t.groups[group]}</p>
            <Chips
              label={t.groups[group]}
              options={EQUIPMENT_GROUPS[group].map((one) => ({ value: one, label: words.equipment[one] }))}
              value={gym.equipment.filter((one) => (EQUIPMENT_GROUPS[group] as readonly Equipment[]).includes(one)) as never[]}
              onChange={(chosen) => choose(group, chosen)}
            />
          </div>
        ))}
        {asksFor.anything(gym.equipment) && (
          <>
            <h3>{t.weights}</h3>
            <WeightFields
              gym={gym}
              texts={texts}
              problems={problems}
              onChange={(change: Partial<WeightTexts>) => setTexts({ ...texts, ...change })}
            />
          </>
        )}
      </Stack>
    </Sheet>
  )
}
