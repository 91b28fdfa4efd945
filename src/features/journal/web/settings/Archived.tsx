import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { chevronDown, chevronUp } from '#platform/web/ui/icons/controls.ts'
import { settingsMessages } from './messages.ts'
import styles from './Archived.module.css'

type Props = { among: readonly { id: string; data: { name: string; archived: boolean } }[]; onRestore: (id: string) => void }

/** The archived ones among records: hidden until expanded, each with a restore button. */
export function Archived({ among, onRestore }: Props) {
  const t = useMessages(settingsMessages)
  const [isOpen, setOpen] = useState(false)
  const items = among.filter(({ data }) => data.archived)
  if (items.length === 0) return null
  return (
    <div>
      <Button kind="quiet" size="sm" iconEnd={isOpen ? chevronUp : chevronDown} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.archivedOnes(items.length)}
      </Button>
      {isOpen && (
        <ul role="list" className={styles.archived}>
          {items.map(({ id, data: { name } }) => (
            <li key={id}>
              <span>{name}</span>
              <Button kind="quiet" size="sm" onClick={() => onRestore(id)} aria-label={`${t.restore}: ${name}`}>
                {t.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
