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
  /** What it begins with; later texts come through the handle. */
  markdown: string
  /** Called on every change; `read` gives the Markdown when it is wanted. */
  onChange: (read: () => string) => void
  onFiles: (files: readonly File[], handle: EditorHandle) => void
  /** Pasted text that would not fit: nothing was changed. */
  onTooMuch: (pasted: string) => void
  onReady: (handle: EditorHandle | undefined) => void
  onBlur: () => void
  /** Where the pointer went down when the editor was called, to put the cursor there; `end` for after the text. */
  startAt: { x: number; y: number } | 'end' | undefined
  /** A photo, a voice note or a template was asked for from within the text. */
  onInsert: (what: Inserted) => void
}

/** The place to write. It keeps its own state: typing renders nothing of React but the toolbar. */
export default function Editor({ markdown, onChange, onFiles, onTooMuch, onReady, onBlur, startAt, onInsert }: EditorProps) {
  const t = useMessages(entryMessages)
  const handle = useRef<EditorHandle>(undefined)
  // The view comes a moment after the editor; nothing may be asked of it before.
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

  /** Files become attachments, too much text a question; everything else goes its normal way. */
  function emitMarkdown(data: DataTransfer | null, present: number, event: Event): boolean {
    const files = [...(data?.files ?? [])]
    const pasted = data?.getData('text/plain') ?? ''
    // Office programs put a picture of the text beside the text: there, the text is meant.
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
    // Never over what is selected: into an empty line, or below the block that the cursor is in.
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
    // Only where it was called from counts; the text may move under it later.
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
