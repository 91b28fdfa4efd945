import { memo, useMemo } from 'react'
import { checksIn } from '../../markdown/checks.ts'
import { docOf } from '../../markdown/to-doc.ts'
import { Blocks } from './Blocks.tsx'
import styles from './RichText.module.css'

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
  const { doc, checks } = useMemo(() => {
    const tree = docOf(markdown)
    return { doc: tree, checks: checksIn(tree) }
  }, [markdown])
  return (
    <div className={styles.text}>
      <Blocks nodes={doc.content ?? []} checks={checks} onCheck={onCheck} />
    </div>
  )
})
