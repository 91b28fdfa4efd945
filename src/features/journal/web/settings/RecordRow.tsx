import type { ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { more } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import type { MenuEntry } from '#platform/web/ui/Menu.tsx'
import { settingsMessages } from './messages.ts'
import shared from './Settings.module.css'
import styles from './RecordRow.module.css'

/** A row for one of the person's records: its name and its actions. */
export function RecordRow({
  name,
  hint,
  leading,
  entries,
}: {
  name: string
  hint?: ReactNode
  leading?: ReactNode
  entries: readonly MenuEntry[]
}) {
  const t = useMessages(settingsMessages)
  return (
    <div className={styles.record}>
      {leading}
      <div className={styles.words}>
        <p className={shared.name}>{name}</p>
        {hint && <p className="note">{hint}</p>}
      </div>
      <LazyMenu trigger={<IconButton icon={more} label={t.more(name)} />} entries={entries} />
    </div>
  )
}
