import { createContext, use, type ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { type DocNode, plainText } from '#platform/markdown/doc.ts'
import { entryMessages } from '../core/entry-messages.ts'

/** The index of every checkbox of a text, in reading order, and the handler for a press. */
export const ChecksContext = createContext<{
  indexOf: ReadonlyMap<DocNode, number>
  onCheck: ((index: number, checked: boolean) => void) | undefined
}>({ indexOf: new Map(), onCheck: undefined })

export function CheckItem({ node, children }: { node: DocNode; children: ReactNode }) {
  const { indexOf, onCheck } = use(ChecksContext)
  const t = useMessages(entryMessages)
  const isChecked = node.attrs?.checked === true
  const words = plainText(node.content?.[0] ?? { type: 'paragraph' })
  return (
    <li data-checked={isChecked}>
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          disabled={!onCheck}
          aria-label={words || t.text.check}
          onChange={(event) => onCheck?.(indexOf.get(node) ?? -1, event.target.checked)}
        />
      </label>
      <div>{children}</div>
    </li>
  )
}
