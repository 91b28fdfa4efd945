import { useEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { search } from '#platform/web/ui/icons/controls.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Food } from '../../engine/book/food-book.ts'
import styles from '../core/Rows.module.css'
import { askFoods } from '../foods-table/foods.ts'
import { useFoodLanguage } from '../foods-table/use-foods.ts'
import { draftMessages } from './messages.ts'

const FOUND = 8

/** Search field to choose a food of our tables for a name that the model gave. */
export function FoodPick({ name, onPick }: { name: string; onPick: (food: Food) => void }) {
  const t = useMessages(draftMessages).line
  const language = useFoodLanguage()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ text: string; foods: readonly Food[] }>({ text: '', foods: [] })
  useEffect(() => {
    if (text.trim() === '') return
    let isCurrent = true
    askFoods({ ask: 'search', text, language, most: FOUND, usual: [] }).then(
      (foods) => isCurrent && setFound({ text, foods }),
      () => isCurrent && setFound({ text, foods: [] }),
    )
    return () => {
      isCurrent = false
    }
  }, [text, language])
  const isAsked = text.trim() !== ''
  return (
    <Stack>
      <Field label={t.searchFor(name)} labelHidden>
        <TextInput
          icon={search}
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears at a press on the line that it is about
          autoFocus
          maxLength={200}
          value={text}
          onChange={setText}
        />
      </Field>
      {isAsked && found.foods.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t.results(name)} aria-busy={found.text !== text}>
          {found.foods.map((food) => (
            <li key={`${food.ref.source}:${food.ref.id}`} className={styles.row}>
              <button type="button" className={styles.choose} onClick={() => onPick(food)}>
                <span className={styles.name}>{food.name}</span>
                {(food.brand || food.group) && <span className={styles.hint}>{food.brand || food.group}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {isAsked && found.text === text && found.foods.length === 0 ? t.nothing : ''}
      </p>
    </Stack>
  )
}
