import type { Editor } from '@tiptap/react'
import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { image, microphone } from '#platform/web/ui/icons/capture.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { bullets, checks, heading, numbers, quote, rule, table } from './icons.ts'
import { SLASH_THINGS, slashMatches, type SlashThing } from './slash.ts'
import styles from './SlashMenu.module.css'
import type { Slash } from './use-slash.ts'

/** Items that the page inserts, not the editor. */
export type Inserted = 'photo' | 'voice' | 'template'

const icons: Readonly<Record<SlashThing, IconShape>> = {
  heading,
  subheading: heading,
  bullets,
  numbers,
  checks,
  quote,
  rule,
  table,
  photo: image,
  voice: microphone,
  template: book,
}

interface SlashMenuProps {
  editor: Editor
  slash: Slash
  onClose: () => void
  onInsert: (what: Inserted) => void
}

/** Menu of items to insert in place of a typed slash. The cursor stays in the text; arrows choose, Enter inserts, Escape leaves a slash. */
export function SlashMenu({ editor, slash, onClose, onInsert }: SlashMenuProps) {
  const t = useMessages(entryMessages).slash
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState({ query: slash.query, index: 0 })
  const things = slashMatches(
    slash.query,
    SLASH_THINGS.map((thing) => ({ thing, name: t.things[thing].name, words: `${t.things[thing].name} ${t.things[thing].others}` })),
  )
  // Every new letter selects the first match again.
  const index = chosen.query === slash.query ? Math.min(chosen.index, things.length - 1) : 0
  const place = usePlace(editor, slash.from)

  const take = (thing: SlashThing) => {
    onClose()
    const chain = editor.chain().focus().deleteRange({ from: slash.from, to: editor.state.selection.from })
    if (thing === 'heading') chain.setHeading({ level: 2 }).run()
    else if (thing === 'subheading') chain.setHeading({ level: 3 }).run()
    else if (thing === 'bullets') chain.toggleBulletList().run()
    else if (thing === 'numbers') chain.toggleOrderedList().run()
    else if (thing === 'checks') chain.toggleTaskList().run()
    else if (thing === 'quote') chain.toggleBlockquote().run()
    else if (thing === 'rule') chain.setHorizontalRule().run()
    else if (thing === 'table') chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()
    else {
      chain.run()
      onInsert(thing)
    }
  }

  const latest = useRef({ things, index, take, onClose, query: slash.query })
  useLayoutEffect(() => {
    latest.current = { things, index, take, onClose, query: slash.query }
  })
  useEffect(() => {
    const dom = editor.view.dom
    // Handled before the editor, so that Enter does not insert a new line.
    const onKey = (event: KeyboardEvent) => {
      const now = latest.current
      const thing = now.things[now.index]
      if (!thing || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) setChosen({ query: now.query, index: (now.index + step + now.things.length) % now.things.length })
      else if (event.key === 'Enter' || event.key === 'Tab') now.take(thing.thing)
      else if (event.key === 'Escape') now.onClose()
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    dom.addEventListener('keydown', onKey, true)
    return () => dom.removeEventListener('keydown', onKey, true)
  }, [editor])

  const isShown = things.length > 0
  const active = `${id}-${things[index]?.thing}`
  useEffect(() => {
    const dom = editor.view.dom
    if (!isShown) return
    dom.setAttribute('aria-autocomplete', 'list')
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', active)
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) dom.removeAttribute(name)
    }
  }, [editor, id, active, isShown])

  if (!isShown) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t.label}
      className={styles.menu}
      style={place}
      // A press must not move the focus out of the text.
      onPointerDown={(event) => event.preventDefault()}
    >
      {things.map(({ thing, name }, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are heard where the cursor is
        <div
          key={thing}
          id={`${id}-${thing}`}
          role="option"
          aria-selected={at === index}
          className={styles.thing}
          onPointerMove={() => index !== at && setChosen({ query: slash.query, index: at })}
          onClick={() => take(thing)}
        >
          <Icon of={icons[thing]} size={thing === 'subheading' ? 16 : 20} />
          {name}
        </div>
      ))}
    </div>
  )
}

const WIDTH = 256
const MAX_HEIGHT = 340
const EDGE = 10

/** Below the slash, or above it where there is more room; never under a keyboard. */
function usePlace(editor: Editor, from: number): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' })
  useLayoutEffect(() => {
    const look = () => {
      const at = editor.view.coordsAtPos(from)
      const end = (window.visualViewport?.offsetTop ?? 0) + (window.visualViewport?.height ?? innerHeight)
      const below = end - at.bottom - EDGE
      const left = Math.max(EDGE, Math.min(at.left, innerWidth - WIDTH - EDGE))
      const above = at.top - EDGE
      setPlace(
        below >= MAX_HEIGHT || below >= above
          ? { left, top: at.bottom + 6, maxBlockSize: Math.min(MAX_HEIGHT, below - 6) }
          : { left, bottom: innerHeight - at.top + 6, maxBlockSize: Math.min(MAX_HEIGHT, above - 6) },
      )
    }
    look()
    addEventListener('scroll', look, true)
    const view = window.visualViewport
    view?.addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look, true)
      view?.removeEventListener('resize', look)
    }
  }, [editor, from])
  return place
}
