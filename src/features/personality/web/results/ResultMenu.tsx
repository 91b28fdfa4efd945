import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { download, trash } from '#platform/web/ui/icons/actions.ts'
import { more } from '#platform/web/ui/icons/controls.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteAssessment, exportAssessment, printReport } from '../../contract.ts'
import { personalityMessages } from '../core/messages.ts'
import { saveFile, saveFrom } from '#platform/web/files/save-file.ts'
import { useContentLanguage } from '../core/use-content.ts'
import { removeTaking } from '../data/device-takings.ts'
import { resultMessages } from '../profile/messages.ts'

interface ResultMenuProps {
  id: string
  isOnlyHere: boolean
  onRemoved: () => void
}

/** Exports of a result, and its deletion. */
export function ResultMenu({ id, isOnlyHere, onRemoved }: ResultMenuProps) {
  const t = useMessages(resultMessages)
  const { outbox } = useMessages(personalityMessages)
  const language = useContentLanguage()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const print = useMutation({
    mutationFn: async () => {
      const response = await call(printReport, { params: { id }, query: { language } })
      return response.blob()
    },
    onSuccess: (file) => saveFile('personality.pdf', 'application/pdf', file),
    onError: (error) => toast({ title: t.actions.pdfFailed, description: error.message, tone: 'destructive' }),
  })
  const remove = useMutation({
    ...mutationOf(deleteAssessment, () => ({ label: outbox })),
    onSuccess: () => {
      removeTaking(id)
      onRemoved()
      void client.invalidateQueries()
    },
    onError: (error) => toast({ title: t.remove.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => setAsking(false),
  })
  const file = (format: 'csv' | 'json') => saveFrom(exportAssessment.path, { params: { id, format } }, `personality.${format}`)
  return (
    <>
      <LazyMenu
        trigger={<IconButton icon={more} label={t.actions.more} aria-busy={print.isPending || undefined} />}
        entries={[
          ...(isOnlyHere
            ? []
            : ([
                { label: t.actions.pdf, icon: book, onSelect: () => print.mutate(), disabled: print.isPending },
                { label: t.actions.csv, icon: download, onSelect: () => file('csv') },
                { label: t.actions.json, icon: download, onSelect: () => file('json') },
                'line',
              ] as const)),
          { label: t.actions.remove, icon: trash, destructive: true, onSelect: () => setAsking(true) },
        ]}
      />
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.remove.ask}
        description={t.remove.text}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t.remove.keep}
            </Button>
            <Button kind="destructive" loading={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
              {t.remove.yes}
            </Button>
          </>
        }
      />
    </>
  )
}
