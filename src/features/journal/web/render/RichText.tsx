import { memo, useMemo } from 'react'
import { checksIn } from '#platform/markdown/checks.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import { Blocks } from '#platform/web/rich-text/Blocks.tsx'
import styles from '#platform/web/rich-text/RichText.module.css'
import { CheckItem, ChecksContext } from './CheckItem.tsx'
import { Inlines } from './Inlines.tsx'

interface RichTextProps {
  markdown: string
  /** Pressing a check-box: its number among all of the text. Without it they cannot be pressed. */
  onCheck?: ((index: number, checked: boolean) => void) | undefined
}

/**
 * Markdown as elements: the one way by which a person's text becomes visible. Elements are made from the same tree that the
 * editor edits; no HTML is ever set, so text cannot become markup.
 */
export const RichText = memo(function RichText({ markdown, onCheck }: RichTextProps) {
  const doc = useMemo(() => docOf(markdown), [markdown])
  const checks = useMemo(() => ({ indexOf: checksIn(doc), onCheck }), [doc, onCheck])
  return (
    <div className={styles.text}>
      <ChecksContext value={checks}>
        <Blocks nodes={doc.content ?? []} Inlines={Inlines} CheckItem={CheckItem} />
      </ChecksContext>
    </div>
  )
})
