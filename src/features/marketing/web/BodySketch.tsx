import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/actions.ts'
import { landingMessages } from './messages.ts'
import styles from './Sketches.module.css'

const SETS = [
  { reps: 10, kg: 12, isDone: true },
  { reps: 10, kg: 14, isDone: true },
  { reps: 8, kg: 16, isDone: false },
]

export function BodySketch() {
  const t = useMessages(landingMessages).seedlings.body
  const format = useFormat()
  const words = (reps: number, kg: number): string => `${format.number(reps)} × ${format.quantity('weight', kg, 0)}`
  return (
    <div role="img" aria-label={t.label} className={styles.sketch}>
      <div aria-hidden="true" className={styles.parts}>
        <p className={styles.question}>{t.question}</p>
        <ol role="list" className={styles.sets}>
          {SETS.map(({ reps, kg, isDone }) => (
            <li key={kg} data-done={isDone || undefined}>
              <span>{words(reps, kg)}</span>
              <span className={styles.tick}>{isDone && <Icon of={check} size={16} />}</span>
            </li>
          ))}
        </ol>
        <p className={styles.hint}>{t.last(words(8, 14))}</p>
      </div>
    </div>
  )
}
