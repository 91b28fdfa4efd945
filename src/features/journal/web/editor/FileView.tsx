import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { AttachedFile } from '../media/AttachedFile.tsx'

export function FileView({ node, selected }: NodeViewProps) {
  const { id, label } = node.attrs as { id: string; label: string }
  return (
    <NodeViewWrapper as="span" data-selected={selected || undefined} data-drag-handle contentEditable={false}>
      <AttachedFile id={id} label={label} />
    </NodeViewWrapper>
  )
}
