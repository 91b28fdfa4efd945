import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createListeners } from '#platform/web/listeners/create-listeners.ts'
import { MAX_BODY, MAX_TITLE } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import type { EditorHandle } from './editor-handle.ts'
import type { LocalRecord } from '../local/types.ts'
import type { SaveEntry } from '../local/use-journal.ts'

/** Longest time from typing until the text is stored on the device. */
export const SAVE_AFTER_MS = 400
/** Number of own recent texts that are recognised when the store emits them again. */
const OWN_TEXTS = 24
const RETRY_MS = 3000

export type DraftState = 'clean' | 'dirty' | 'keeping' | 'failed' | 'too-long'

type DraftText = Pick<EntryPatch, 'title' | 'body'>

export type Draft = {
  state(): DraftState
  subscribe(listener: () => void): () => void
  /** Marks a field as changed: it is saved within 400 ms. `read` is called only then, so that a key press is cheap. */
  touch(field: keyof DraftText, read: () => string): void
  /** Saves the current text. Resolves when it is stored, or has failed and will be retried. */
  flush(): Promise<void>
  /**
   * Whether the editor must show this text of the store at this `seq`. The draft's own saved text is ignored, and so is any text
   * while something is unsaved: then the server stores both and reports a conflict.
   */
  isForeignChange(text: Required<DraftText>, seq: number): boolean
}

interface DraftOptions {
  text: Required<DraftText>
  /** The `seq` of the record that the text was loaded from. */
  seq: number
  /** Resolves when the patch is stored on the device. */
  save(patch: DraftText, base: number): Promise<void>
  /** Injected in tests. */
  wait?: (run: () => void, ms: number) => unknown
}

/** The typed text of one entry, until the device has stored it. */
export function createDraft({ text, seq, save: keep, wait = (run, ms) => setTimeout(run, ms) }: DraftOptions): Draft {
  const listeners = createListeners()
  const unread = new Map<keyof DraftText, () => string>()
  /** Text that was read but is not stored yet. */
  let unsafe: DraftText = {}
  let shown = { ...text }
  const own = { title: [text.title], body: [text.body] }
  let base = seq
  let state: DraftState = 'clean'
  let isTimed = false
  let underWay = 0

  const say = (next: DraftState) => {
    if (next === state) return
    state = next
    listeners.notify()
  }

  const take = () => {
    for (const [field, read] of unread) {
      const words = read()
      if (words !== shown[field]) unsafe = { ...unsafe, [field]: words }
    }
    unread.clear()
  }

  const flush = async (): Promise<void> => {
    take()
    if ((unsafe.body?.length ?? 0) > MAX_BODY || (unsafe.title?.length ?? 0) > MAX_TITLE) return say('too-long')
    if (unsafe.body === undefined && unsafe.title === undefined) {
      if (underWay === 0) say('clean')
      return
    }
    const patch = unsafe
    const before = shown
    unsafe = {}
    shown = { ...shown, ...patch }
    for (const field of ['title', 'body'] as const) {
      const words = patch[field]
      if (words !== undefined) own[field] = [...own[field], words].slice(-OWN_TEXTS)
    }
    // Saves run in parallel: when the page is being left, the last text must not wait for earlier ones.
    underWay++
    say('keeping')
    try {
      await keep(patch, base)
      underWay--
      if (underWay === 0 && state === 'keeping') say(unread.size > 0 ? 'dirty' : 'clean')
    } catch {
      underWay--
      for (const field of ['title', 'body'] as const) {
        // Newer text replaces a failed one; otherwise the failed text is retried.
        if (patch[field] === undefined || shown[field] !== patch[field]) continue
        shown = { ...shown, [field]: before[field] }
        unsafe = { [field]: patch[field], ...unsafe }
      }
      say('failed')
      later(RETRY_MS)
    }
  }

  const later = (ms: number) => {
    if (isTimed) return
    isTimed = true
    wait(() => {
      isTimed = false
      void flush()
    }, ms)
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    touch(field, read) {
      unread.set(field, read)
      if (state !== 'keeping') say('dirty')
      later(SAVE_AFTER_MS)
    },
    flush,
    isForeignChange(next, at) {
      const isOwn = own.body.includes(next.body) && own.title.includes(next.title)
      if (next.body === shown.body && next.title === shown.title) {
        if (state === 'clean') base = at
        // The store's states arrive in order, so no earlier text can follow as an echo. If one
        // follows anyway, another device restored it.
        own.title = [next.title]
        own.body = [next.body]
        return false
      }
      if (isOwn || state !== 'clean' || unread.size > 0) return false
      shown = { ...next }
      own.body = [...own.body, next.body].slice(-OWN_TEXTS)
      own.title = [...own.title, next.title].slice(-OWN_TEXTS)
      base = at
      return true
    },
  }
}

interface EntryDraft {
  draft: Draft
  editor: RefObject<EditorHandle | undefined>
  setEditor: (handle: EditorHandle | undefined) => void
  title: RefObject<HTMLTextAreaElement | null>
  /** The last saved text: shown while the editor is closed, and the editor's initial text. */
  markdown: string
  /** Inserts words at the cursor; before the editor is open, they are queued. */
  dictate: (words: string) => void
}

/**
 * Connects the editor with the stored entry. Typed text is saved to the device while typing, and at once when the page is left; a text
 * from another device replaces the editor's text if that has no unsaved change.
 */
export function useDraft(record: LocalRecord<'entry'>, keep: SaveEntry): EntryDraft {
  const { title: titleText, body } = record.data
  const [draft] = useState(() =>
    createDraft({ text: { title: titleText, body }, seq: record.seq, save: (patch, base) => keep(patch, { base }) }),
  )
  const editor = useRef<EditorHandle>(undefined)
  const title = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (!draft.isForeignChange({ title: titleText, body }, record.seq)) return
    editor.current?.take(body)
    if (title.current && title.current.value !== titleText) title.current.value = titleText
  }, [draft, titleText, body, record.seq])

  useEffect(() => {
    const leave = () => void draft.flush()
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [draft])

  const stated = useRef<string[]>([])
  const latest = useRef(body)
  useEffect(() => {
    latest.current = body
  }, [body])
  const setEditor = useCallback(
    (handle: EditorHandle | undefined) => {
      editor.current = handle
      // Applies text that arrived while the editor was loading.
      if (handle && draft.state() === 'clean') handle.take(latest.current)
      if (handle) for (const words of stated.current.splice(0)) handle.insertText(words)
    },
    [draft],
  )
  const dictate = (words: string) => {
    if (editor.current) editor.current.insertText(words)
    else stated.current.push(words)
  }
  return { draft, editor, setEditor, title, markdown: body, dictate }
}
