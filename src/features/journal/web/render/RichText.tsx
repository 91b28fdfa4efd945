import { memo, useMemo } from 'react'
import { checksIn } from '#platform/markdown/checks.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import { Blocks } from '#platform/web/rich-text/Blocks.tsx'
import styles from '#platform/web/rich-text/RichText.module.css'
import { CheckItem, ChecksContext } from './CheckItem.tsx'
import { Inlines } from './Inlines.tsx'

interface RichTextProps {
  markdown: string
  /** Called when a checkbox is pressed, with its index in the text. Without it, checkboxes are disabled. */
  onCheck?: ((index: number, checked: boolean) => void) | undefined
}

/**
 * Renders Markdown as React elements; a person's text is always displayed by it. Elements are created from the same tree that the
 * editor uses; HTML is never set, so text cannot become markup.
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
