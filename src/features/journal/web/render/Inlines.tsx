import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DocMark, DocNode } from '#platform/markdown/doc.ts'
import { attachmentIdOf, isOutward, safeHref } from '#platform/markdown/links.ts'
import { AttachedFile } from '../media/AttachedFile.tsx'
import { OutsidePicture } from '../media/OutsidePicture.tsx'
import { TextPicture } from '../media/TextPicture.tsx'

/** Inline content: text, links, pictures and line breaks. */
export function Inlines({ nodes }: { nodes: readonly DocNode[] }): ReactNode {
  return nodes.map((node, index) => {
    const marked = [...(node.marks ?? [])].reverse().reduce<ReactNode>((inside, mark) => inMark(mark, inside), leaf(node))
    // oxlint-disable-next-line no-array-index-key -- runs of text have no other name than their place
    return <Run key={index}>{marked}</Run>
  })
}

function Run({ children }: { children: ReactNode }) {
  return children
}

function leaf(node: DocNode): ReactNode {
  const { attrs = {} } = node
  switch (node.type) {
    case 'text':
      return node.text
    case 'hardBreak':
      return <br />
    case 'image': {
      const id = attachmentIdOf(String(attrs.src))
      const caption = String(attrs.alt ?? '')
      return id ? <TextPicture id={id} caption={caption} /> : <OutsidePicture src={String(attrs.src)} caption={caption} />
    }
    case 'attachment':
      return <AttachedFile id={String(attrs.id)} label={String(attrs.label ?? '')} />
    default:
      return null
  }
}

function inMark(mark: DocMark, inside: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    case 'strike':
      return <s>{inside}</s>
    case 'code':
      return <code>{inside}</code>
    case 'link': {
      const href = safeHref(String(mark.attrs?.href))
      if (!href) return inside
      const title = typeof mark.attrs?.title === 'string' ? mark.attrs.title : undefined
      if (!isOutward(href)) {
        return (
          <Link to={href} title={title}>
            {inside}
          </Link>
        )
      }
      return (
        <a href={href} title={title} target="_blank" rel="noreferrer noopener nofollow">
          {inside}
        </a>
      )
    }
    default:
      return inside
  }
}
