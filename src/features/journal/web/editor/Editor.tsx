import { EditorContent, useEditor } from '@tiptap/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { DocNode } from '#platform/markdown/doc.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import { entryMessages } from '../core/entry-messages.ts'
import text from '#platform/web/rich-text/RichText.module.css'
import styles from './Editor.module.css'
import type { EditorHandle } from './editor-handle.ts'
import { editorMarkdown, replaceMarkdown } from './editor-markdown.ts'
import { extensionsOf } from './extensions.ts'
import { isTooMuch, pastedSlice } from './paste.ts'
import type { Inserted } from './SlashMenu.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useSlash } from './use-slash.ts'

const SlashMenu = lazy(() => import('./SlashMenu.tsx').then((file) => ({ default: file.SlashMenu })))

export interface EditorProps {
  /** The initial text; later texts are set through the handle. */
  markdown: string
  /** Called on every change; `read` returns the Markdown on demand. */
  onChange: (read: () => string) => void
  onFiles: (files: readonly File[], handle: EditorHandle) => void
  /** Called with pasted text that would not fit; the document stays unchanged. */
  onTooMuch: (pasted: string) => void
  onReady: (handle: EditorHandle | undefined) => void
  onBlur: () => void
  /** The pointer position that opened the editor, for the cursor; `end` for the end of the text. */
  startAt: { x: number; y: number } | 'end' | undefined
  /** Called when the person inserts a photo, a voice note or a template from within the text. */
  onInsert: (what: Inserted) => void
}

/** The text editor. It holds its own state: typing re-renders only the toolbar. */
export default function Editor({ markdown, onChange, onFiles, onTooMuch, onReady, onBlur, startAt, onInsert }: EditorProps) {
  const t = useMessages(entryMessages)
  const handle = useRef<EditorHandle>(undefined)
  // The view is mounted shortly after the editor, and must not be used before.
  const [isUp, setUp] = useState(false)
  const calls = useRef({ onChange, onFiles, onTooMuch, onReady, onBlur })
  useEffect(() => {
    calls.current = { onChange, onFiles, onTooMuch, onReady, onBlur }
  })

  const editor = useEditor({
    extensions: extensionsOf(t.editor.placeholder, t.text.check),
    content: docOf(markdown),
    textDirection: 'auto',
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { class: `${text.text} ${styles.area}`, role: 'textbox', 'aria-multiline': 'true', 'aria-label': t.editor.label },
      clipboardTextParser: (pasted, context, byLetter) => pastedSlice(context.doc.type.schema, pasted, byLetter),
      clipboardTextSerializer: (slice, view) => editorMarkdown(view.state.schema.topNodeType.create(null, slice.content)),
      handlePaste: (view, event) => emitMarkdown(event.clipboardData, view.state.doc.content.size, event),
      handleDrop: (view, event, _slice, moved) => !moved && emitMarkdown(event.dataTransfer, view.state.doc.content.size, event),
    },
    onUpdate: ({ editor: now }) => calls.current.onChange(() => editorMarkdown(now.state.doc)),
    onBlur: () => calls.current.onBlur(),
  })

  const { slash, close } = useSlash(editor)

  /** Files become attachments, too long text raises a question; all other data is handled by the editor. */
  function emitMarkdown(data: DataTransfer | null, present: number, event: Event): boolean {
    const files = [...(data?.files ?? [])]
    const pasted = data?.getData('text/plain') ?? ''
    // Office programs add a picture of the text to the clipboard: then the text is used.
    if (files.length > 0 && !(pasted.trim() && data?.types.includes('text/html')) && handle.current) {
      event.preventDefault()
      calls.current.onFiles(files, handle.current)
      return true
    }
    if (!isTooMuch(present, Math.max(pasted.length, pasted ? 0 : (data?.getData('text/html') ?? '').length))) return false
    event.preventDefault()
    calls.current.onTooMuch(pasted || (data?.getData('text/html') ?? ''))
    return true
  }

  useEffect(() => {
    const up = () => setUp(true)
    if (editor.isInitialized) up()
    else editor.on('create', up)
    return () => void editor.off('create', up)
  }, [editor])

  useEffect(() => {
    if (!isUp) return
    // Inserts into an empty line, or below the current block, and never replaces the selection.
    const standing = (thing: DocNode) => {
      const { $to, to } = editor.state.selection
      const isEmptyLine = $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0
      const at = isEmptyLine || $to.depth === 0 ? to : $to.after(1)
      editor
        .chain()
        .focus()
        .insertContentAt(at, isEmptyLine ? thing : { type: 'paragraph', content: [thing] })
        .run()
    }
    const own: EditorHandle = {
      markdown: () => editorMarkdown(editor.state.doc),
      take(next) {
        const tr = replaceMarkdown(editor.state, next)
        if (tr) editor.view.dispatch(tr.setMeta('preventUpdate', true))
      },
      insert: (words) =>
        void editor
          .chain()
          .focus()
          .insertContentAt(editor.state.selection.to, docOf(words).content ?? [])
          .run(),
      insertText: (words) => void editor.chain().focus().insertContentAt(editor.state.selection.to, { type: 'text', text: words }).run(),
      insertPicture: (id) => standing({ type: 'image', attrs: { src: `attachment:${id}`, alt: '' } }),
      insertFile: (id, label) => standing({ type: 'attachment', attrs: { id, label } }),
      focus: (at) => void editor.commands.focus(at ?? null),
    }
    handle.current = own
    calls.current.onReady(own)
    return () => calls.current.onReady(undefined)
  }, [editor, isUp])

  useEffect(() => {
    if (!startAt || !isUp) return
    const at = startAt === 'end' ? undefined : editor.view.posAtCoords({ left: startAt.x, top: startAt.y })?.pos
    editor.commands.focus(at ?? 'end', { scrollIntoView: false })
    // Only the initial position matters; the text may move later.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [editor, isUp])

  return (
    <div className={styles.editor}>
      <EditorContent editor={editor} />
      {isUp && <Toolbar editor={editor} onAddPhoto={() => onInsert('photo')} />}
      {slash && (
        <Suspense fallback={null}>
          <SlashMenu editor={editor} slash={slash} onClose={close} onInsert={onInsert} />
        </Suspense>
      )}
    </div>
  )
}
