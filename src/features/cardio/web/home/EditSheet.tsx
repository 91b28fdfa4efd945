import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { CardioSession } from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import { changeSession } from '../data/writing.ts'
import { draftOf, readDraft, type Draft, type Problems } from './draft.ts'
import { MainFields, MoreFields } from './Fields.tsx'
import { KindChoice } from './KindChoice.tsx'

/** A form for all editable fields of a session. */
export function EditSheet({ session, onClose }: { session: CardioSession; onClose: () => void }) {
  const t = useMessages(cardioMessages)
  const format = useFormat()
  const client = useQueryClient()
  const formId = useId()
  const [draft, setDraft] = useState<Draft>(() => draftOf(session, format))
  const [problems, setProblems] = useState<Problems>({})
  const change = (part: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...part }))
    setProblems({})
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    const read = readDraft(draft, format, { now: Date.now(), zone: session.zone, before: session })
    if ('problems' in read) setProblems(read.problems)
    else if (await changeSession(client, session, read.fields)) onClose()
  }
  return (
    <Sheet
      onClose={onClose}
      title={t.log.editTitle}
      actions={
        <Button type="submit" form={formId}>
          {t.log.keep}
        </Button>
      }
    >
      <Stack as="form" id={formId} onSubmit={(event) => void save(event)} noValidate data-area="body">
        <KindChoice kind={draft.kind} onChange={(kind) => change({ kind })} />
        <MainFields draft={draft} problems={problems} onChange={change} />
        <MoreFields draft={draft} problems={problems} onChange={change} />
      </Stack>
    </Sheet>
  )
}
