import { useSyncExternalStore } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check, warning } from '#platform/web/ui/icons/controls.ts'
import { device } from '#platform/web/ui/icons/things.ts'
import type { Draft } from '../editor/draft.ts'
import { useSaveState } from '../local/use-journal.ts'
import { journalMessages } from '../core/messages.ts'
import shared from './Entry.module.css'
import styles from './SaveLine.module.css'

/** The save state of the text: only on this page, on this device, or on the server. Screen readers only announce problems. */
export function SaveLine({ id, draft, exists }: { id: string; draft: Draft; exists: boolean }) {
  const t = useMessages(journalMessages).save
  const typing = useSyncExternalStore(draft.subscribe, draft.state)
  const stored = useSaveState(id)
  const isWrong = typing === 'failed' || typing === 'too-long' || stored === 'failed'
  if (isWrong) {
    return (
      <p className={styles.saveWrong} role="alert">
        <Icon of={warning} size={18} />
        <span>{typing === 'too-long' ? t.tooLong : t.failed}</span>
        <button type="button" className={shared.again} onClick={() => void draft.flush()}>
          {t.again}
        </button>
      </p>
    )
  }
  if (!exists && typing === 'clean') return <p className={styles.save}>{t.nothing}</p>
  const isBusy = typing === 'dirty' || typing === 'keeping' || stored === 'saving'
  const words = isBusy ? t.saving : stored === 'local' ? t.savedHere : t.saved
  return (
    <p className={styles.save} title={stored === 'local' ? t.storedAbout : undefined}>
      <Icon of={!isBusy && stored === 'saved' ? check : device} size={16} />
      <span>{words}</span>
    </p>
  )
}
