import { useState, type ComponentType } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { close } from '#platform/web/ui/icons/controls.ts'
import type { Ingredient, NutritionSettings } from '../../contract/things.ts'
import type { SaidLine } from '../../engine/book/pantry.ts'
import { nutritionMessages } from '../core/messages.ts'
import styles from '../core/Rows.module.css'
import { ingredientOf, UNCHANGED, type LineChange } from './line-change.ts'
import { SaidRow, type LineProps } from './SaidRow.tsx'

interface SaidLinesProps {
  lines: readonly SaidLine[]
  settings: NutritionSettings
  /** Who read it, where that was not our own reader. */
  title?: string
  onAdd: (list: readonly Ingredient[]) => void
  /** Shows a line that a model guessed; without it there are none. */
  Guess?: ComponentType<LineProps & { guess: NonNullable<SaidLine['guess']> }>
}

/** What was said, as it was understood: shown before anything counts, each food changeable and each leaveable out. */
export function SaidLines({ lines: all, settings, title, onAdd, Guess }: SaidLinesProps) {
  const t = useMessages(nutritionMessages)
  const heading = title ?? t.sheet.understood
  const [out, setOut] = useState<readonly number[]>([])
  const [changes, setChanges] = useState<Readonly<Record<number, LineChange>>>({})
  const lines = all.map((line, at) => ({ line, at, change: changes[at] ?? UNCHANGED })).filter(({ at }) => !out.includes(at))
  const list = lines.flatMap(({ line, change }) => ingredientOf(line, change) ?? [])
  return (
    <section className={styles.said} aria-label={heading}>
      <h3 className={styles.section}>{heading}</h3>
      <ul className={styles.list} aria-label={heading}>
        {lines.map(({ line, at, change }) => {
          const props = { line, change, settings, onChange: (next: LineChange) => setChanges({ ...changes, [at]: next }) }
          return (
            <li key={at} className={styles.saidLine}>
              {Guess && line.guess ? <Guess {...props} guess={line.guess} /> : <SaidRow {...props} />}
              <IconButton icon={close} size="sm" label={t.sheet.leaveOut(line.said.food)} onClick={() => setOut([...out, at])} />
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
