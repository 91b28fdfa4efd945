import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { close } from '#platform/web/ui/icons/controls.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import type { Ingredient, NutritionSettings } from '../../contract/things.ts'
import { amountText, energyText } from '../core/amounts.ts'
import { amountOf } from '../../engine/day-sum.ts'
import { nutritionMessages } from '../core/messages.ts'
import type { SaidAnswer } from '../foods-table/protocol.ts'
import styles from './Add.module.css'

/** What was said, as it was understood: shown before anything counts, each food changeable and each leaveable out. */
export function SaidLines({
  said,
  settings,
  onAdd,
}: {
  said: SaidAnswer
  settings: NutritionSettings
  onAdd: (list: readonly Ingredient[]) => void
}) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const [out, setOut] = useState<readonly number[]>([])
  const [other, setOther] = useState<Readonly<Record<number, number>>>({})
  const lines = said.lines
    .map((line, at) => ({ ...line, at, meant: line.meant, picked: line.meant[other[at] ?? 0] }))
    .filter(({ at }) => !out.includes(at))
  const list = lines.flatMap(({ said: { problem }, picked }): Ingredient[] => {
    if (problem || !picked) return []
    const { food, weight } = picked
    return [{ food: food.ref, name: food.name, grams: weight.grams, portion: weight.portion, nutrients: food.nutrients }]
  })
  return (
    <section className={styles.said} aria-label={t.sheet.understood}>
      <h3 className={styles.section}>{t.sheet.understood}</h3>
      <ul className={styles.list} aria-label={t.sheet.understood}>
        {lines.map(({ said: { food, problem, isRough }, meant, picked, at }) => {
          const one = picked && { grams: picked.weight.grams, portion: picked.weight.portion, nutrients: picked.food.nutrients }
          return (
            <li key={at} className={styles.saidLine}>
              {problem ? (
                <p className={styles.words}>
                  <span className={styles.name}>{food}</span>
                  <span className={styles.check}>{t.sheet.problem[problem]}</span>
                </p>
              ) : !picked || !one ? (
                <p className={styles.words}>{t.sheet.unknown(food)}</p>
              ) : (
                <div className={styles.words}>
                  <Field label={t.sheet.instead(food)} labelHidden>
                    <Select
                      value={String(other[at] ?? 0)}
                      onChange={(event) => setOther({ ...other, [at]: Number(event.target.value) })}
                      options={meant.map(({ food: { name } }, nr) => ({ value: String(nr), label: name }))}
                    />
                  </Field>
                  <span className={styles.hint}>
                    {[amountText(one, t, format), energyText(amountOf(one, 'energy_kcal'), settings, t, format)]
                      .filter(Boolean)
                      .join(' · ')}
                    {(picked.weight.isGuess || isRough) && <span className={styles.check}>{t.sheet.check}</span>}
                  </span>
                </div>
              )}
              <IconButton icon={close} size="sm" label={t.sheet.leaveOut(food)} onClick={() => setOut([...out, at])} />
            </li>
          )
        })}
      </ul>
      <Button wide aria-disabled={list.length === 0 || undefined} onClick={() => list.length > 0 && onAdd(list)}>
        {t.sheet.addAll(list.length)}
      </Button>
    </section>
  )
}
