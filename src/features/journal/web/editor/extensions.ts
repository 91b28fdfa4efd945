import { type AnyExtension, Node, ReactNodeViewRenderer } from '@tiptap/react'
import { Placeholder } from '@tiptap/extensions/placeholder'
import { Code } from '@tiptap/extension-code'
import { HardBreak } from '@tiptap/extension-hard-break'
import { TaskItem } from '@tiptap/extension-list/task-item'
import { TaskList } from '@tiptap/extension-list/task-list'
import { TableCell } from '@tiptap/extension-table/cell'
import { TableHeader } from '@tiptap/extension-table/header'
import { TableRow } from '@tiptap/extension-table/row'
import { Table } from '@tiptap/extension-table/table'
import { StarterKit } from '@tiptap/starter-kit'
import { attachmentIdOf, safeHref } from '#platform/markdown/links.ts'
import { FileView } from './FileView.tsx'
import { PictureView } from './PictureView.tsx'

// The editor's schema supports exactly the Markdown features of markdown/doc.ts.

/** Rendered by React and copied as a span: the browser would fetch an <img> of a foreign page already during copy or paste. */
const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'span[data-picture]',
      getAttrs: (element) => ({ src: element.getAttribute('data-picture'), alt: element.getAttribute('data-words') ?? '' }),
    },
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? ''
        const isStored = attachmentIdOf(src) !== undefined || (/^https?:/i.test(src) && safeHref(src) !== undefined)
        return isStored && { src, alt: element.getAttribute('alt') ?? '', title: element.getAttribute('title') }
      },
    },
  ],
  renderHTML: ({ node }) => ['span', { 'data-picture': String(node.attrs.src), 'data-words': String(node.attrs.alt) }],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})

const Attachment = Node.create({
  name: 'attachment',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: { default: '' }, label: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-attachment]',
      getAttrs: (element) => ({ id: element.getAttribute('data-attachment'), label: element.getAttribute('data-words') ?? '' }),
    },
  ],
  renderHTML: ({ node }) => ['span', { 'data-attachment': String(node.attrs.id), 'data-words': String(node.attrs.label) }],
  addNodeView: () => ReactNodeViewRenderer(FileView),
})

/** A soft line break of the source stays a soft one there (markdown/to-doc.ts). */
const Break = HardBreak.extend({
  addAttributes: () => ({ soft: { default: false, rendered: false } }),
})

/** One line per cell, as in Markdown. */
const cell = { content: 'paragraph' }

export function extensionsOf(placeholder: string, checkName: string): AnyExtension[] {
  return [
    StarterKit.configure({
      code: false,
      hardBreak: false,
      underline: false,
      dropcursor: { color: 'var(--area)', width: 2 },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (href) => safeHref(href) !== undefined || /^[\w-]+(\.[\w-]+)+/.test(href),
        HTMLAttributes: { rel: 'noreferrer noopener nofollow', target: '_blank' },
      },
    }),
    // Markdown can set code bold or inside a link.
    Code.extend({ excludes: '' }),
    Break,
    TaskList,
    TaskItem.configure({ nested: true, a11y: { checkboxLabel: (node) => node.firstChild?.textContent || checkName } }),
    Table.configure({ resizable: false, cellMinWidth: 64, renderWrapper: true }),
    TableRow,
    TableHeader.extend(cell),
    TableCell.extend(cell),
    Picture,
    Attachment,
    Placeholder.configure({ placeholder, showOnlyWhenEditable: false }),
  ]
}
