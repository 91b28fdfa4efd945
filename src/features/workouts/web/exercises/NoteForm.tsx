import { useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_EXERCISE_TEXT } from '../../contract/own-exercises.ts'
import styles from './Exercise.module.css'
import { exerciseMessages } from './messages.ts'
import { useOwnExercises } from './use-own-exercises.ts'

/** A person's note about an exercise. `text`: the stored note; newer typed text stays in the field. */
export function NoteForm({ exercise, text }: { exercise: string; text: string }) {
  const t = useMessages(exerciseMessages)
  const { note } = useOwnExercises()
  const [typed, setTyped] = useState<string>()
  const value = typed ?? text

  function submit(event: FormEvent) {
    event.preventDefault()
    note.mutate({ params: { exercise }, body: { text: value } }, { onSuccess: () => toast({ title: t.noteSaved, tone: 'good' }) })
  }
  return (
    <form className={styles.note} onSubmit={submit}>
      <Field label={t.notes} hint={t.notesHint}>
        <TextArea rows={3} maxLength={MAX_EXERCISE_TEXT} value={value} onChange={setTyped} />
      </Field>
      <Button type="submit" kind="soft" size="sm" loading={note.isPending} disabled={value.trim() === text}>
        {t.keepNote}
      </Button>
    </form>
  )
}
