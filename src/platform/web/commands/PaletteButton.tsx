import { useMessages } from '../i18n/messages.ts'
import { withModifier } from '../ui/shortcuts.ts'
import { buttonMessages } from './button-messages.ts'
import styles from './PaletteButton.module.css'

/**
 * At the bar's end, where a wide window has room beside its entries; else where a page says `data-palette`. It comes after every page,
 * and shares nothing with them: what both needed would stand in a file of its own, and be one more for each first screen.
 */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(buttonMessages)
  return (
    <button
      type="button"
      className={styles.button}
      data-tip=""
      aria-label={t.open}
      aria-keyshortcuts={withModifier('K')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.7 4.1a6.6 6.6 0 1 0 .1 0ZM15.6 15.5l4.5 4.6" />
      </svg>
    </button>
  )
}
