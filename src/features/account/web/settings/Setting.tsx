import type { ReactNode } from 'react'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { warning } from '#platform/web/ui/icons/controls.ts'
import { SaveIndicator } from './SaveIndicator.tsx'
import shared from './settings.module.css'
import styles from './Setting.module.css'
import type { SaveState } from './use-profile-save.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  state?: SaveState | undefined
  /** The control or button, beside the label if there is room. */
  children?: ReactNode
  /** Content below, over the full width. */
  below?: ReactNode
}

/** One setting. The control has its own accessible name; the label here is only visible. */
export function Setting({ label, hint, state, children, below }: Props) {
  return (
    <div className={styles.setting}>
      <div className={styles.words}>
        <p className={styles.label}>
          {label} <SaveIndicator state={state} />
        </p>
        {hint && <p className={shared.hint}>{hint}</p>}
      </div>
      {children && <div className={styles.control}>{children}</div>}
      {below && <div className={styles.below}>{below}</div>}
      <div aria-live="polite" className={styles.live}>
        {state?.is === 'failed' && (
          <p className={shared.wrong}>
            <Icon of={warning} size={18} />
            {state.why}
          </p>
        )}
      </div>
    </div>
  )
}
