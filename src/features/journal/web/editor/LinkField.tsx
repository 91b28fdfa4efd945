import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { check } from '#platform/web/ui/icons/controls.ts'
import { typedHref } from '#platform/markdown/links.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Editor.module.css'

/** The address of a link; an empty one removes the link. */
export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useMessages(entryMessages).editor
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const href = typedHref(typed)
    if (typed.trim() && !href) return setWrong(true)
    const range = editor.chain().focus().extendMarkRange('link')
    if (!href) range.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else range.setLink({ href }).run()
    onDone()
  }
  return (
    <form
      className={styles.linking}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
        className={styles.address}
        value={typed}
        inputMode="url"
        placeholder="https://"
        aria-label={t.address}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'journal-link-wrong' : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
      <IconButton size="sm" icon={check} label={t.linkSet} type="submit" />
      {editor.isActive('link') && (
        <IconButton
          size="sm"
          icon={trash}
          label={t.linkOff}
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        />
      )}
      {isWrong && (
        <p id="journal-link-wrong" role="alert" className={styles.wrong}>
          {t.linkWrong}
        </p>
      )}
    </form>
  )
}
