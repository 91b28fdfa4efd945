import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { MEMORY_AREAS, MOST_SENTENCE, type Memory, type MemoryArea } from '../../contract-memory.ts'
import { memoryMessages } from './messages.ts'
import type { Written } from './use-memories.ts'

type Props = { one: Memory | undefined; isBusy: boolean; onSave: (written: Written) => void; onClose: () => void }

/** Adds or edits a sentence. */
export default function MemoryDialog({ one, isBusy, onSave, onClose }: Props) {
  const t = useMessages(memoryMessages)
  const [id] = useState(() => one?.id ?? uuidv7())
  const [sentence, setSentence] = useState(one?.sentence ?? '')
  const [area, setArea] = useState<MemoryArea>(one?.area ?? 'you')
  return (
    <FormDialog
      title={one ? t.form.change : t.form.add}
      submit={t.form.save}
      cancel={t.form.cancel}
      isBusy={isBusy}
      formProps={{ 'data-area': 'companion' }}
      onClose={onClose}
      onSubmit={() => sentence.trim() !== '' && onSave({ id, sentence: sentence.trim(), area, source: null })}
    >
      <Field label={t.form.sentence} hint={t.form.hint}>
        <TextArea rows={3} dir="auto" required maxLength={MOST_SENTENCE} value={sentence} onChange={setSentence} />
      </Field>
      <Field label={t.form.area}>
        <Select options={MEMORY_AREAS.map((value) => ({ value, label: t.areas[value] }))} value={area} onChange={setArea} />
      </Field>
    </FormDialog>
  )
}
