import { useId } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import type { CheckIn, CheckInChange } from '../../contract/training.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

const ASKED = ['sleep', 'freshness', 'mood'] as const

/** Three questions, one tap each. */
export function CheckInCard({
  checkIn,
  isFromJournal,
  onChange,
}: {
  checkIn: CheckIn
  isFromJournal: boolean
  onChange: (change: CheckInChange) => void
}) {
  const { check: t } = useMessages(homeMessages)
  const name = useId()
  return (
    <TitledCard title={t.title} gap={3}>
      <p className="note">{t.why}</p>
      {ASKED.map((what) => {
        const words = t[`${what}Words`]
        const value = checkIn[what]
        return (
          <fieldset key={what} className={styles.check}>
            <legend>
              {t[what]}
              {what === 'mood' && isFromJournal && <span className="note"> {t.fromJournal}</span>}
            </legend>
            <div className={styles.levels}>
              {words.map((word, at) => (
                <label key={word} title={word}>
                  <input
                    type="radio"
                    name={`${name}${what}`}
                    aria-label={`${t[what]}: ${word}`}
                    checked={value === at + 1}
                    onChange={() => onChange({ [what]: at + 1 })}
                  />
                  <span aria-hidden="true">{at + 1}</span>
                </label>
              ))}
            </div>
            <p className="note" style={{ gridColumn: '2' }}>
              {value === null ? `${words[0]} – ${words.at(-1)}` : words[value - 1]}
            </p>
          </fieldset>
        )
      })}
    </TitledCard>
  )
}
