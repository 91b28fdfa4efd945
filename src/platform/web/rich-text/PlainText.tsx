import { memo, useMemo, type ReactNode } from 'react'
import type { DocMark, DocNode } from '#platform/markdown/doc.ts'
import { plainAnswer } from '#platform/markdown/plain-answer.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import { Blocks } from './Blocks.tsx'
import styles from './RichText.module.css'

/**
 * Renders untrusted text of a language model: paragraphs, emphasis, lists, code, tables. It renders no link, no picture,
 * and nothing that makes a request to another host.
 */
export const PlainText = memo(function PlainText({ markdown }: { markdown: string }) {
  const doc = useMemo(() => docOf(plainAnswer(markdown)), [markdown])
  return (
    <div className={styles.text}>
      <Blocks nodes={doc.content ?? []} Inlines={Inlines} CheckItem={CheckItem} />
    </div>
  )
})

function Inlines({ nodes }: { nodes: readonly DocNode[] }): ReactNode {
  return nodes.map((node, index) => {
    const plain = node.type === 'hardBreak' ? <br /> : node.type === 'text' ? node.text : null
    // oxlint-disable-next-line no-array-index-key -- runs of text have no other name than their place
    return <Run key={index}>{[...(node.marks ?? [])].reverse().reduce<ReactNode>((inside, mark) => inMark(mark, inside), plain)}</Run>
  })
}

function Run({ children }: { children: ReactNode }) {
  return children
}

function inMark({ type }: DocMark, inside: ReactNode): ReactNode {
  if (type === 'bold') return <strong>{inside}</strong>
  if (type === 'italic') return <em>{inside}</em>
  if (type === 'strike') return <s>{inside}</s>
  return type === 'code' ? <code>{inside}</code> : inside
}

/** Read-only, because the state of the item is not stored. */
function CheckItem({ node, children }: { node: DocNode; children: ReactNode }) {
  return (
    <li data-checked={node.attrs?.checked === true}>
      <span aria-hidden="true">{node.attrs?.checked === true ? '☑' : '☐'}</span>
      <div>{children}</div>
    </li>
  )
}
