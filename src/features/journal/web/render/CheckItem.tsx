import type { ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { type DocNode, plainText } from '../../markdown/doc.ts'
import { entryMessages } from '../core/entry-messages.ts'

interface CheckItemProps {
  node: DocNode
  onChange?: ((checked: boolean) => void) | undefined
  children: ReactNode
}

export function CheckItem({ node, onChange, children }: CheckItemProps) {
  const t = useMessages(entryMessages)
  const isChecked = node.attrs?.checked === true
  const words = plainText(node.content?.[0] ?? { type: 'paragraph' })
  return (
    <li data-checked={isChecked}>
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          disabled={!onChange}
          aria-label={words || t.text.check}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      </label>
      <div>{children}</div>
    </li>
  )
}
