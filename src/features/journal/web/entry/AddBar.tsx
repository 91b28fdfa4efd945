import { useMemo, useRef } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { camera } from '#platform/web/ui/icons/choices.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { plainText, wordsIn } from '../../search/plain-text.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { DictateButton } from './DictateButton.tsx'
import shared from './Entry.module.css'
import styles from './AddBar.module.css'
import type { OpenPart } from './open-part.ts'

interface AddBarProps {
  onFiles: (files: readonly File[], asPhotos: boolean) => void
  onOpen: (part: OpenPart) => void
  onDictated: (words: string) => void
  onNeedEditor: () => void
  markdown: string
  isEmpty: boolean
}

/** Buttons to add photos, files and other parts to an entry, and its word count. */
export function AddBar({ onFiles, onOpen, onDictated, onNeedEditor, markdown, isEmpty }: AddBarProps) {
  const t = useMessages(entryMessages)
  const photos = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const words = useMemo(() => wordsIn(plainText(markdown)), [markdown])
  const take = (input: HTMLInputElement, asPhotos: boolean) => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    if (chosen.length > 0) onFiles(chosen, asPhotos)
  }
  return (
    <footer className={shared.addBar}>
      <input
        ref={photos}
        id="journal-add-photo"
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => take(event.currentTarget, true)}
      />
      <input ref={files} type="file" multiple hidden onChange={(event) => take(event.currentTarget, false)} />
      <Button kind="quiet" size="sm" icon={camera} onClick={() => photos.current?.click()}>
        {t.media.addPhoto}
      </Button>
      <Button kind="quiet" size="sm" icon={microphone} onClick={() => onOpen('recorder')}>
        {t.media.record}
      </Button>
      <Button kind="quiet" size="sm" icon={upload} onClick={() => files.current?.click()}>
        {t.media.addFile}
      </Button>
      <DictateButton onStart={onNeedEditor} onWords={onDictated} />
      {isEmpty && (
        <Button kind="quiet" size="sm" icon={book} onClick={() => onOpen('templates')}>
          {t.entry.template}
        </Button>
      )}
      <span className={styles.words}>{t.entry.words(words)}</span>
    </footer>
  )
}
