import { useMessages } from '../i18n/messages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { search } from '../ui/icons/controls.ts'
import { withModifier } from '../ui/shortcuts.ts'
import { commandMessages } from './messages.ts'
import styles from './PaletteButton.module.css'

/** At the bar's end, where a wide window has room beside its entries. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(commandMessages)
  return (
    <div className={styles.place}>
      <IconButton icon={search} label={t.open} kind="soft" aria-keyshortcuts={withModifier('K')} aria-haspopup="dialog" onClick={onOpen} />
    </div>
  )
}
