import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import type { EditorProps } from '../editor/Editor.tsx'
import type { EditorHandle } from '../editor/editor-handle.ts'
import { toggleCheck } from '#platform/markdown/checks.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { RichText } from '../render/RichText.tsx'
import styles from './BodyField.module.css'

const loadEditor = () => import('../editor/Editor.tsx')
const Editor = lazy(loadEditor)

type StartAt = { x: number; y: number } | 'end'

interface BodyFieldProps {
  markdown: string
  isWriting: boolean
  isReadOnly: boolean
  startsAtEnd: boolean
  onWrite: () => void
  onChange: (read: () => string) => void
  onLeave: () => void
  onFiles: (files: readonly File[], into: EditorHandle) => void
  onReady: (handle: EditorHandle | undefined) => void
  onKeepAsFile: (text: string) => void
  onInsert: EditorProps['onInsert']
  /** Set to a function that opens the editor. */
  writeRef: RefObject<((at?: StartAt) => void) | undefined>
}

/**
 * The text, readable at once; a press opens the editor with the cursor at that point. The editor's code is loaded
 * after the page, while the person reads.
 */
export function BodyField(props: BodyFieldProps) {
  const { isWriting, isReadOnly, startsAtEnd, onWrite, onChange, onKeepAsFile, writeRef } = props
  const t = useMessages(entryMessages)
  const [startAt, setStartAt] = useState<StartAt | undefined>(startsAtEnd ? 'end' : undefined)
  const [tooMuch, setTooMuch] = useState<string>()
  // A ticked box is shown at once, before the device has stored the change.
  const [ticked, setTicked] = useState<{ of: string; text: string }>()
  const markdown = ticked?.of === props.markdown ? ticked.text : props.markdown
  const tick = (index: number, checked: boolean) => {
    const text = toggleCheck(markdown, index, checked)
    setTicked({ of: props.markdown, text })
    onChange(() => text)
  }
  // The editor's initial text is read once; later texts are set through its handle.
  const [initial, setInitial] = useState(props.markdown)
  const downAt = useRef<{ x: number; y: number }>(undefined)

  useEffect(() => {
    const timer = setTimeout(() => void loadEditor().catch(() => {}), 400)
    return () => clearTimeout(timer)
  }, [])

  const write = (at: StartAt = 'end') => {
    if (isReadOnly) return
    setStartAt(at)
    setInitial(markdown)
    onWrite()
  }
  useEffect(() => {
    writeRef.current = write
  })

  const reading = (
    <div
      className={styles.reading}
      data-empty={markdown.trim() === '' || undefined}
      data-awaits-editor={isWriting || undefined}
      role="presentation"
      onPointerDown={(event) => {
        downAt.current = { x: event.clientX, y: event.clientY }
      }}
      onClick={(event) => {
        const isThing = (event.target as Element).closest('a, button, input, label, audio, pre')
        // Ignores a press that selects text or hits an interactive element.
        if (isThing || !getSelection()?.isCollapsed) return
        write({ x: event.clientX, y: event.clientY })
      }}
    >
      {markdown.trim() ? (
        <RichText markdown={markdown} onCheck={isReadOnly ? undefined : tick} />
      ) : (
        <p className={styles.placeholder}>{t.editor.placeholder}</p>
      )}
    </div>
  )
  return (
    <div className={styles.body}>
      {isWriting ? (
        <Suspense fallback={reading}>
          <Editor
            markdown={initial}
            startAt={startAt}
            onChange={onChange}
            onFiles={props.onFiles}
            onTooMuch={setTooMuch}
            onReady={props.onReady}
            onBlur={props.onLeave}
            onInsert={props.onInsert}
          />
        </Suspense>
      ) : (
        <>
          {reading}
          {!isReadOnly && (
            <p className={styles.writeHere}>
              <Button kind="soft" size="sm" onClick={() => write('end')}>
                {markdown.trim() ? t.entry.goOn : t.entry.write}
              </Button>
            </p>
          )}
        </>
      )}
      <LazyDialog
        open={tooMuch !== undefined}
        onClose={() => setTooMuch(undefined)}
        title={t.editor.tooMuchTitle}
        description={t.editor.tooMuchText(tooMuch?.length ?? 0)}
        actions={
          <>
            <Button kind="quiet" onClick={() => setTooMuch(undefined)}>
              {t.editor.tooMuchLeave}
            </Button>
            <Button
              onClick={() => {
                if (tooMuch !== undefined) onKeepAsFile(tooMuch)
                setTooMuch(undefined)
              }}
            >
              {t.editor.tooMuchKeep}
            </Button>
          </>
        }
      />
    </div>
  )
}
