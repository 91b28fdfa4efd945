import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { mediaAddress } from '#platform/web/api/address.ts'
import { player } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash, upload } from '#platform/web/ui/icons/actions.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { play } from '#platform/web/ui/icons/media.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteRecording, getRecording, type OwnMeditation } from '../../contract.ts'
import { RECORDINGS_MOST } from '../../core/limits.ts'
import { withRecordingPlaces, wordsFor } from '../../core/places.ts'
import { parseScript } from '../../core/script.ts'
import { meditationMessages } from '../core/messages.ts'
import { useTakeAnswer } from '../core/use-meditations.ts'
import styles from './Editor.module.css'
import type { Draft } from './use-draft.ts'

const RecorderDialog = lazy(() => import('../recorder/RecorderDialog.tsx'))

/** Recordings of the person's voice, by their numbers in the script. */
export function RecordingsCard({ meditation, draft }: { meditation: OwnMeditation; draft: Draft }) {
  const t = useMessages(meditationMessages).record
  const { words, change } = draft
  const { recordings } = meditation
  const takeAnswer = useTakeAnswer()
  const [open, setOpen] = useState<{ number: number; file?: File }>()
  const sound = useRef<HTMLAudioElement>(undefined)
  const remove = useMutation({
    ...mutationOf(deleteRecording),
    onSuccess: takeAnswer,
    onError: (error) => toast({ title: t.deleteFailed, description: error.message, tone: 'destructive' }),
  })
  const { segments } = parseScript(words.script)
  const inScript = segments.flatMap((segment) => (segment.kind === 'recording' ? [segment.number] : []))
  const numbers = [...new Set([...inScript, ...recordings.map(({ number }) => number)])].toSorted((a, b) => a - b)
  const free = Array.from({ length: RECORDINGS_MOST }, (_, i) => i + 1).find((number) => !numbers.includes(number))
  const canPlace = segments.some(({ kind }) => kind === 'say') && inScript.length === 0

  function hear(number: number) {
    player.pause()
    sound.current?.pause()
    sound.current = new Audio(mediaAddress(getRecording.path, { params: { id: meditation.id, number } }))
    void sound.current.play()
  }
  return (
    <Card as="section" pad="lg" gap={4} aria-labelledby="recordings-title">
      <h2 id="recordings-title" className={styles.heading}>
        {t.title}
      </h2>
      <p className={styles.soft}>{t.lead}</p>
      {numbers.length > 0 && (
        <ul role="list" className={styles.recordings}>
          {numbers.map((number) => {
            const stored = recordings.find((one) => one.number === number)
            return (
              <li key={number} className={styles.recording}>
                <div className={styles.recordingWords}>
                  <p className={styles.label}>{t.number(number)}</p>
                  <p className={styles.soft}>{stored ? t.seconds(clock(stored.seconds)) : t.missing}</p>
                </div>
                {stored && <IconButton icon={play} label={t.play(number)} onClick={() => hear(number)} />}
                <IconButton
                  icon={microphone}
                  kind={stored ? 'quiet' : 'soft'}
                  label={t.startOf(number)}
                  onClick={() => setOpen({ number })}
                />
                <FileButton label={t.fileOf(number)} onFile={(file) => setOpen({ number, file })} />
                {stored && (
                  <IconButton
                    icon={trash}
                    label={t.delete(number)}
                    onClick={() => remove.mutate({ params: { id: meditation.id, number } })}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.buttons}>
        {canPlace && (
          <Button
            kind="soft"
            size="sm"
            onClick={() =>
              change({ voice: 'own', script: withRecordingPlaces(words.script, words.language === 'de' ? 'Aufnahme' : 'recording') })
            }
          >
            {t.places}
          </Button>
        )}
        {free === undefined ? (
          <p className={styles.soft}>{t.most}</p>
        ) : (
          <Button kind={numbers.length === 0 ? 'soft' : 'quiet'} size="sm" icon={plus} onClick={() => setOpen({ number: free })}>
            {t.add}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <RecorderDialog
            id={meditation.id}
            number={open.number}
            file={open.file}
            words={wordsFor(words.script, open.number)}
            language={words.language}
            onSaved={takeAnswer}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Card>
  )
}

function FileButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon={upload} label={label} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept="audio/*"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
