import { lazy, Suspense, useEffect } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract.ts'
import { strengthMessages } from './messages.ts'
import styles from './NewPasswordField.module.css'
import { useStrength, type About } from './use-strength.ts'

const GrowingPlant = lazy(() => import('./GrowingPlant.tsx'))

type Props = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  about: About
  /** Called with each change, 0–1: for another plant elsewhere on the page. */
  onGrowth?: (growth: number) => void
}

/** A field for a new password, with a plant that grows with its strength. It only advises and never blocks. */
export function NewPasswordField({ label, name, value, onChange, error, about, onGrowth }: Props) {
  const t = useMessages(strengthMessages)
  const strength = useStrength(value, about)
  const growth = strength?.growth ?? 0
  const missing = PASSWORD_MIN - value.length
  useEffect(() => onGrowth?.(growth), [growth, onGrowth])

  const words = strength && (missing > 0 ? t.short(missing) : t.words[strength.score])
  const advice = strength?.advice !== undefined && strength.score < 3 ? (t.advice as Record<string, string>)[strength.advice] : undefined
  return (
    <div>
      <Field label={label} error={error} {...(strength ? {} : { hint: t.hint(PASSWORD_MIN) })}>
        <PasswordInput name={name} autoComplete="new-password" maxLength={PASSWORD_MAX} value={value} onChange={onChange} />
      </Field>
      {strength && (
        <div className={styles.meter} data-score={missing > 0 ? Math.min(strength.score, 1) : strength.score}>
          <span className={styles.plant}>
            <Suspense fallback={null}>
              <GrowingPlant growth={Math.max(0.04, growth)} species="foxglove" seed="password" detail={0.6} />
            </Suspense>
          </span>
          <div className={styles.side}>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ inlineSize: `${Math.max(4, growth * 100)}%` }} />
            </span>
            <p role="status">
              <span className="visually-hidden">{t.name}: </span>
              <b className={styles.words}>{words}</b>
              {advice && <span className={styles.advice}>{advice}</span>}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
