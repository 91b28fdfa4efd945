import styles from './Board.module.css'
import { Choice } from './Choice.tsx'
import { useKeys } from './hooks.ts'

interface TwoChoicesProps {
  /** The question. */
  ask: string | undefined
  left: string
  right: string
  /** 0: the left one. */
  onChoose: (way: 0 | 1, event: Event) => void
}

/** Two answers beside each other, which the arrow keys choose, too, as do f and j. */
export function TwoChoices({ ask, left, right, onChoose }: TwoChoicesProps) {
  useKeys((key, event) => {
    if (key === 'ArrowLeft' || key === 'f') onChoose(0, event)
    if (key === 'ArrowRight' || key === 'j') onChoose(1, event)
  })
  return (
    <div className={styles.choices} role="group" aria-label={ask}>
      <Choice label={left} keyName="ArrowLeft" onChoose={(event) => onChoose(0, event)} />
      <Choice label={right} keyName="ArrowRight" onChoose={(event) => onChoose(1, event)} />
    </div>
  )
}
