import { useId } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Effort } from '../../training/session.ts'
import { sessionMessages } from './messages.ts'
import styles from './Session.module.css'

const VALUES = { rir: [0, 1, 2, 3, 4], rpe: [6, 7, 8, 9, 10] } as const

/** The effort of the last set, in one tap and in the person's scale. An effort recorded in another scale stays in that one. */
export function EffortStrip({
  scale,
  effort,
  onChange,
}: {
  scale: 'rir' | 'rpe'
  effort: Effort | null
  onChange: (effort: Effort | null) => void
}) {
  const t = useMessages(sessionMessages)
  const name = useId()
  const shown = effort?.scale ?? scale
  return (
    <fieldset className={styles.effort}>
      <legend>{t.effort[shown]}</legend>
      {VALUES[shown].map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={effort?.value === value} onChange={() => onChange({ scale: shown, value })} />
          <span>{shown === 'rir' && value === 4 ? '4+' : value}</span>
        </label>
      ))}
    </fieldset>
  )
}
