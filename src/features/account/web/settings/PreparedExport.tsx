import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { saveLarge } from '#platform/web/files/save-file.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { openExport, type PreparedExport as Prepared } from '../../contract-export.ts'
import { settingsMessages } from './messages.ts'
import shared from './settings.module.css'
import styles from './PreparedExport.module.css'

/** The total is an estimate, so the progress stays below 100 % until the export is ready. */
const NEARLY = 0.99

/** An export that is being prepared or is ready for download. */
export default function PreparedExport({ of: { id, state, done, total, until } }: { of: Prepared }) {
  const t = useMessages(settingsMessages).data
  const format = useFormat()
  const open = useMutation({ mutationFn: () => call(openExport, { params: { id } }), onSuccess: ({ path }) => saveLarge(path) })
  if (state === 'preparing') {
    return (
      <Stack gap={3} aria-live="polite">
        <p>{t.exportAtWork}</p>
        <ProgressBar label={t.exportAtWork} value={total > 0 ? Math.min(NEARLY, done / total) : undefined} />
        <p className={styles.hint}>{t.exportAtWorkHint}</p>
      </Stack>
    )
  }
  const end = Date.parse(until ?? '')
  return (
    <Stack gap={3} aria-live="polite">
      <p>{t.exportReady(`${format.date(end)}, ${format.time(end)}`)}</p>
      <p>
        <Button loading={open.isPending} onClick={() => open.mutate()}>
          {t.exportSave}
        </Button>
      </p>
      <div role="alert">{open.error && <p className={shared.wrong}>{open.error.message}</p>}</div>
    </Stack>
  )
}
