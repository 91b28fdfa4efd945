import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { attachmentIdOf } from '#platform/markdown/links.ts'
import { OutsidePicture } from '../media/OutsidePicture.tsx'
import { TextPicture } from '../media/TextPicture.tsx'

export function PictureView({ node, selected }: NodeViewProps) {
  const { src, alt } = node.attrs as { src: string; alt: string }
  const id = attachmentIdOf(src)
  return (
    <NodeViewWrapper as="span" data-selected={selected || undefined} data-drag-handle>
      {id ? <TextPicture id={id} caption={alt} /> : <OutsidePicture src={src} caption={alt} />}
    </NodeViewWrapper>
  )
}
