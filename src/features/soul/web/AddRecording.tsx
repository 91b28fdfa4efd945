import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type DragEvent } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getSoul, type SoulCategory } from '../contract.ts'
import { soulMessages } from './messages.ts'
import { RecordingFields, type Problems } from './RecordingFields.tsx'
import styles from './Recordings.module.css'
import { problemOf, uploadRecording, type About } from './upload-recording.ts'

const NOTHING: About = { title: '', category: '', description: '' }
const MEGABYTE = 1024 * 1024

/** Form to upload a recording: choose a file, describe it, send it, and see its progress. */
export function AddRecording({ categories }: { categories: readonly SoulCategory[] }) {
  const t = useMessages(soulMessages)
  const format = useFormat()
  const client = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(undefined)
  const [file, setFile] = useState<File>()
  const [about, setAbout] = useState<About>(NOTHING)
  const [problems, setProblems] = useState<Problems>({})
  const [share, setShare] = useState<number>()
  const [isOver, setOver] = useState(false)

  const take = (next: File | undefined) => {
    if (!next) return
    const problem = problemOf(next)
    setProblems(problem ? { file: t.admin[problem] } : {})
    setFile(problem ? undefined : next)
    // A file's name is a good first title.
    if (!problem && about.title === '') setAbout({ ...about, title: titleFrom(next.name) })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const send = async () => {
    const missing: Problems = {
      ...(!file && { file: t.admin.needFile }),
      ...(about.title.trim() === '' && { title: t.admin.needTitle }),
      ...(about.category === '' && { category: t.admin.needCategory }),
    }
    setProblems(missing)
    if (!file || Object.keys(missing).length > 0) return
    running.current = new AbortController()
    setShare(0)
    try {
      const track = await uploadRecording(file, about, { signal: running.current.signal, onProgress: setShare })
      toast({ title: t.admin.added(track.title), tone: 'good' })
      setFile(undefined)
      setAbout(NOTHING)
      if (chooser.current) chooser.current.value = ''
      await client.invalidateQueries({ queryKey: [getSoul.path] })
    } catch (error) {
      if ((error as Error).name !== 'AbortError')
        setProblems({ ...(error instanceof ApiError ? error.fields : {}), sending: (error as Error).message })
    } finally {
      setShare(undefined)
    }
  }
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (share === undefined) void send()
      }}
    >
      <h3>{t.admin.add}</h3>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={upload} size={30} />
        <p className={styles.fileName}>
          {file ? `${file.name} · ${t.admin.size(Math.max(0.1, Math.round((file.size / MEGABYTE) * 10) / 10))}` : t.admin.drop}
        </p>
        <input
          ref={chooser}
          className="visually-hidden"
          type="file"
          accept="audio/*,.mp3,.m4a,.ogg,.oga,.opus,.flac"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => take(event.target.files?.[0])}
        />
        <Button kind="soft" size="sm" onClick={() => chooser.current?.click()}>
          {file ? t.admin.another : t.admin.choose}
        </Button>
      </div>
      <p className={styles.problem} role="alert">
        {problems.file}
      </p>
      <RecordingFields about={about} onChange={setAbout} problems={problems} categories={categories} />
      <p className={styles.problem} role="alert">
        {problems.sending && `${t.admin.failed}: ${problems.sending}`}
      </p>
      {share === undefined ? (
        <p>
          <Button type="submit" icon={upload}>
            {t.admin.upload}
          </Button>
        </p>
      ) : (
        <div className={styles.sending}>
          <ProgressBar label={t.admin.uploading} value={share < 1 ? share : undefined} />
          <span role="status">{share < 1 ? format.percent(share) : t.admin.measuring}</span>
          <Button kind="quiet" size="sm" onClick={() => running.current?.abort()}>
            {t.admin.cancel}
          </Button>
        </div>
      )}
    </Stack>
  )
}

const titleFrom = (name: string): string =>
  name
    .replace(/\.\w{2,4}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120)
