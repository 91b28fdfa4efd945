import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import { image } from '#platform/web/ui/icons/capture.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { withModifier as keys } from '#platform/web/ui/shortcuts.ts'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Editor.module.css'
import { bold, bullets, checks, code, heading, italic, link, numbers, quote, redo, rule, strike, table } from './icons.ts'
import { LinkField } from './LinkField.tsx'
import { useToolbarPlace } from './use-toolbar-place.ts'

/** A kind of text that a button sets and takes off. */
type Mark = 'bold' | 'italic' | 'heading' | 'bullets' | 'checks' | 'numbers' | 'quote' | 'link' | 'strike' | 'code'

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
  const marks: readonly { name: Mark; icon: IconShape; key?: string; onPress: () => unknown }[] = [
    { name: 'bold', icon: bold, key: 'B', onPress: () => chain().toggleBold().run() },
    { name: 'italic', icon: italic, key: 'I', onPress: () => chain().toggleItalic().run() },
    { name: 'heading', icon: heading, onPress: level },
    { name: 'bullets', icon: bullets, key: 'Shift+8', onPress: () => chain().toggleBulletList().run() },
    { name: 'checks', icon: checks, key: 'Shift+9', onPress: () => chain().toggleTaskList().run() },
    { name: 'numbers', icon: numbers, key: 'Shift+7', onPress: () => chain().toggleOrderedList().run() },
    { name: 'quote', icon: quote, key: 'Shift+B', onPress: () => chain().toggleBlockquote().run() },
    { name: 'link', icon: link, key: 'K', onPress: () => setLinking(true) },
    { name: 'strike', icon: strike, key: 'Shift+S', onPress: () => chain().toggleStrike().run() },
    { name: 'code', icon: code, key: 'E', onPress: () => chain().toggleCode().run() },
  ]
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
          {marks.map(({ name, icon, key, onPress }) => (
            <IconButton
              key={name}
              size="sm"
              icon={icon}
              label={t[name]}
              aria-keyshortcuts={key && keys(key)}
              pressed={now[name]}
              onClick={onPress}
            />
          ))}
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
