import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { EARLIEST_DAY, type LocalDay } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import {
  changeBodyPhoto,
  listBodyPhotos,
  MAX_BODY_PHOTO_BYTES,
  POSES,
  putBodyPhoto,
  type BodyPhoto,
  type Pose,
} from '../../contract-photos.ts'
import { photoMessages } from './messages.ts'

interface PhotoDialogProps {
  /** The photo whose day and pose to change; without it the dialog adds a new one. */
  photo?: BodyPhoto | undefined
  today: LocalDay
  onClose: () => void
}

/** A form for a photo with its day and pose. The chosen file stays selected until the server has stored it. */
export function PhotoDialog({ photo, today, onClose }: PhotoDialogProps) {
  const t = useMessages(photoMessages)
  const client = useQueryClient()
  const [id] = useState(() => photo?.id ?? uuidv7())
  const [file, setFile] = useState<File>()
  const [day, setDay] = useState(photo?.day ?? today)
  const [pose, setPose] = useState<Pose>(photo?.pose ?? 'front')
  const [problems, setProblems] = useState<{ file?: string; day?: string }>({})
  const [isBusy, setBusy] = useState(false)

  async function save() {
    const found: typeof problems = {}
    if (!photo && !file) found.file = t.form.noFile
    if (file && file.size > MAX_BODY_PHOTO_BYTES) found.file = t.form.tooLarge
    if (!day || day > today || day < EARLIEST_DAY) found.day = t.form.badDay
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      if (photo) await call(changeBodyPhoto, { params: { id }, body: { day, pose } })
      else await call(putBodyPhoto, { params: { id }, query: { day, pose }, body: file! })
      await client.invalidateQueries({ queryKey: keyOf(listBodyPhotos) })
      onClose()
    } catch (error) {
      toast({ title: t.refused, description: (error as Error).message, tone: 'destructive' })
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={photo ? t.change : t.form.title}
      submit={t.keep}
      cancel={t.cancel}
      isBusy={isBusy}
      gap={5}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {!photo && (
        <Field label={t.form.file} hint={t.form.fileHint} error={problems.file}>
          <TextInput
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif"
            onInput={(event) => setFile(event.currentTarget.files?.[0])}
          />
        </Field>
      )}
      <Field label={t.form.day} error={problems.day}>
        <DateField value={day} min={EARLIEST_DAY} max={today} onChange={setDay} />
      </Field>
      <Field label={t.form.pose}>
        <Select value={pose} options={POSES.map((value) => ({ value, label: t.poses[value] }))} onChange={setPose} />
      </Field>
    </FormDialog>
  )
}
