import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import styles from './Chat.module.css'

/** A text exactly as it is sent or stored, in a collapsed section. */
export function Exact({ title, text }: { title: string; text: string }) {
  return (
    <details className={styles.exact}>
      <summary>
        <span>{title}</span>
        <Icon of={chevronDown} size={20} />
      </summary>
      <p dir="auto">{text}</p>
    </details>
  )
}
