import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import { image } from '#platform/web/ui/icons/capture.ts'
import { withModifier as keys } from '#platform/web/ui/shortcuts.ts'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Editor.module.css'
import { bold, bullets, checks, code, heading, italic, link, numbers, quote, redo, rule, strike, table } from './icons.ts'
import { LinkField } from './LinkField.tsx'
import { useToolbarPlace } from './use-toolbar-place.ts'

const WIDE = '(min-width: 48rem)'
const POINTER = `(hover: hover) and ${WIDE}`

/**
 * With a mouse it appears beside the selection and is hidden otherwise; on a phone it is above the keyboard while the person
 * writes; in a wide window without a mouse it is beside the line. Keyboard: Alt+F10 moves to it, Escape back to the text.
 */
export function Toolbar({ editor, onAddPhoto }: { editor: Editor; onAddPhoto: () => void }) {
  const t = useMessages(entryMessages).editor
  const bar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const now = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      isFocused: it.isFocused,
      isSelecting: !it.state.selection.empty,
      bold: it.isActive('bold'),
      italic: it.isActive('italic'),
      strike: it.isActive('strike'),
      code: it.isActive('code'),
      heading: it.isActive('heading'),
      bullets: it.isActive('bulletList'),
      numbers: it.isActive('orderedList'),
      checks: it.isActive('taskList'),
      quote: it.isActive('blockquote'),
      link: it.isActive('link'),
      inTable: it.isActive('table'),
      canUndo: it.can().undo(),
      canRedo: it.can().redo(),
    }),
  })
  const [isInside, setInside] = useState(false)
  const hasPointer = useMediaQuery(POINTER)
  const isShown = isLinking || isInside || (now.isFocused && (!hasPointer || now.isSelecting))
  const isWide = useMediaQuery(WIDE)
  const place = useToolbarPlace(editor, bar, isWide, isShown)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F10' && event.altKey) {
        event.preventDefault()
        setInside(true)
        requestAnimationFrame(() => bar.current?.querySelector('button')?.focus())
      } else if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        setLinking(true)
      }
    }
    const dom = editor.view.dom
    // Runs before the editor handles its blur: the bar must still exist when Tab moves the focus to it.
    const onLeave = ({ relatedTarget }: FocusEvent) => bar.current?.contains(relatedTarget as Node | null) && setInside(true)
    dom.addEventListener('keydown', onKey)
    dom.addEventListener('blur', onLeave, true)
    return () => {
      dom.removeEventListener('keydown', onKey)
      dom.removeEventListener('blur', onLeave, true)
    }
  }, [editor])

  if (!isShown) return null
  const chain = () => editor.chain().focus()
  const back = () => {
    setInside(false)
    setLinking(false)
    editor.commands.focus()
  }
  const level = () => {
    const next = editor.isActive('heading', { level: 2 }) ? 3 : editor.isActive('heading', { level: 3 }) ? 0 : 2
    if (next === 0) chain().setParagraph().run()
    else chain().setHeading({ level: next }).run()
  }
  const move = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') return back()
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || isLinking) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    buttons.at((buttons.indexOf(document.activeElement as HTMLButtonElement) + step) % buttons.length)?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t.toolbar}
      className={isWide ? styles.bubble : styles.strip}
      style={place}
      onKeyDown={move}
      onFocus={() => setInside(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setInside(false)}
      // A press must not move the focus out of the text.
      onPointerDown={(event) => !(event.target instanceof HTMLInputElement) && event.preventDefault()}
    >
      {isLinking ? (
        <LinkField editor={editor} onDone={back} />
      ) : (
        <>
          <IconButton
            size="sm"
            icon={bold}
            label={t.bold}
            aria-keyshortcuts={keys('B')}
            pressed={now.bold}
            onClick={() => chain().toggleBold().run()}
          />
          <IconButton
            size="sm"
            icon={italic}
            label={t.italic}
            aria-keyshortcuts={keys('I')}
            pressed={now.italic}
            onClick={() => chain().toggleItalic().run()}
          />
          <IconButton size="sm" icon={heading} label={t.heading} pressed={now.heading} onClick={level} />
          <IconButton
            size="sm"
            icon={bullets}
            label={t.bullets}
            aria-keyshortcuts={keys('Shift+8')}
            pressed={now.bullets}
            onClick={() => chain().toggleBulletList().run()}
          />
          <IconButton
            size="sm"
            icon={checks}
            label={t.checks}
            aria-keyshortcuts={keys('Shift+9')}
            pressed={now.checks}
            onClick={() => chain().toggleTaskList().run()}
          />
          <IconButton
            size="sm"
            icon={numbers}
            label={t.numbers}
            aria-keyshortcuts={keys('Shift+7')}
            pressed={now.numbers}
            onClick={() => chain().toggleOrderedList().run()}
          />
          <IconButton
            size="sm"
            icon={quote}
            label={t.quote}
            aria-keyshortcuts={keys('Shift+B')}
            pressed={now.quote}
            onClick={() => chain().toggleBlockquote().run()}
          />
          <IconButton
            size="sm"
            icon={link}
            label={t.link}
            aria-keyshortcuts={keys('K')}
            pressed={now.link}
            onClick={() => setLinking(true)}
          />
          <IconButton
            size="sm"
            icon={strike}
            label={t.strike}
            aria-keyshortcuts={keys('Shift+S')}
            pressed={now.strike}
            onClick={() => chain().toggleStrike().run()}
          />
          <IconButton
            size="sm"
            icon={code}
            label={t.code}
            aria-keyshortcuts={keys('E')}
            pressed={now.code}
            onClick={() => chain().toggleCode().run()}
          />
          {!hasPointer && <IconButton size="sm" icon={image} label={t.photo} onClick={onAddPhoto} />}
          {!hasPointer && <IconButton size="sm" icon={rule} label={t.rule} onClick={() => chain().setHorizontalRule().run()} />}
          <IconButton
            size="sm"
            icon={table}
            label={now.inTable ? t.row : t.table}
            onClick={() =>
              now.inTable ? chain().addRowAfter().run() : chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()
            }
          />
          {!hasPointer && (
            <IconButton
              size="sm"
              icon={undo}
              label={t.undo}
              aria-keyshortcuts={keys('Z')}
              disabled={!now.canUndo}
              onClick={() => chain().undo().run()}
            />
          )}
          {!hasPointer && (
            <IconButton
              size="sm"
              icon={redo}
              label={t.redo}
              aria-keyshortcuts={keys('Shift+Z')}
              disabled={!now.canRedo}
              onClick={() => chain().redo().run()}
            />
          )}
        </>
      )}
    </div>
  )
}
