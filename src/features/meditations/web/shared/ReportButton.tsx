import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { getShared, NOTE_LETTERS, REPORT_REASONS, reportShared, type ReportReason, type SharedMeditation } from '../../contract-shared.ts'
import { meditationMessages } from '../core/messages.ts'

/** Reports a meditation to the admin. */
export function ReportButton({ meditation: { id, isReported } }: { meditation: SharedMeditation }) {
  const t = useMessages(meditationMessages)
  const words = t.other
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<ReportReason>('harmful')
  const [note, setNote] = useState('')
  const report = useMutation({
    ...mutationOf(reportShared),
    onSuccess: () => {
      setOpen(false)
      toast({ title: words.sent })
      void client.invalidateQueries({ queryKey: keyOf(getShared, { params: { id } }) })
    },
    onError: (error) => toast({ title: words.reportFailed, description: error.message, tone: 'destructive' }),
  })
  if (isReported) return <p className="note">{words.reported}</p>
  return (
    <div>
      <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
        {words.report}
      </Button>
      {isOpen && (
        <FormDialog
          title={words.reportTitle}
          description={words.reportText}
          submit={words.send}
          cancel={t.cancel}
          isBusy={report.isPending}
          gap={4}
          onSubmit={() => report.mutate({ params: { id }, body: { reason, note } })}
          onClose={() => setOpen(false)}
        >
          <Field label={words.reason}>
            <Select options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))} value={reason} onChange={setReason} />
          </Field>
          <Field label={words.note}>
            <TextArea rows={3} maxLength={NOTE_LETTERS} value={note} onChange={setNote} />
          </Field>
        </FormDialog>
      )}
    </div>
  )
}
