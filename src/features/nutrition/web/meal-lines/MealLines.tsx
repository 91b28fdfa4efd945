import type { ComponentType, ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { close } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { NutritionSettings } from '../../contract/things.ts'
import type { MealLine } from '../../engine/book/pantry.ts'
import { nutritionMessages } from '../core/messages.ts'
import styles from '../core/Rows.module.css'
import type { LineChange } from './line-change.ts'
import { MealRow, type LineProps } from './MealRow.tsx'
import type { Understood } from './use-understood.ts'

interface MealLinesProps {
  understood: Understood
  settings: NutritionSettings
  /** The title, if a model read the text instead of our own parser. */
  title?: string
  /** Component for a line that a model guessed; required if there are such lines. */
  Guess?: ComponentType<LineProps & { guess: NonNullable<MealLine['guess']> }>
  /** The button that adds the foods, unless it is elsewhere. */
  children?: ReactNode
}

/** The understood foods before they count; the person can change or remove each. */
export function MealLines({ understood, settings, title, Guess, children }: MealLinesProps) {
  const t = useMessages(nutritionMessages)
  const heading = title ?? t.sheet.understood
  return (
    <Stack as="section" aria-label={heading}>
      <h3 className={styles.section}>{heading}</h3>
      <ul role="list" className={styles.list} aria-label={heading}>
        {understood.lines.map(({ line, index, change }) => {
          const props = { line, change, settings, onChange: (next: LineChange) => understood.changeLine(index, next) }
          return (
            <li key={index} className={styles.spokenLine}>
              {Guess && line.guess ? <Guess {...props} guess={line.guess} /> : <MealRow {...props} />}
              <IconButton icon={close} size="sm" label={t.sheet.leaveOut(line.spelled)} onClick={() => understood.leaveOut(index)} />
            </li>
          )
        })}
      </ul>
      {children}
    </Stack>
  )
}
