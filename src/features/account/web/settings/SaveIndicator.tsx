import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { settingsMessages } from './messages.ts'
import styles from './SaveIndicator.module.css'
import type { SaveState } from './use-profile-save.ts'

/** The state of a change, beside the field's name: sending or saved. An error appears below the field. */
export function SaveIndicator({ state }: { state: SaveState | undefined }) {
  const t = useMessages(settingsMessages)
  return (
    <span className={styles.mark} role="status">
      {state?.is === 'saving' && t.saving}
      {state?.is === 'saved' && (
        <>
          <Icon of={check} size={16} />
          {t.saved}
        </>
      )}
    </span>
  )
}
