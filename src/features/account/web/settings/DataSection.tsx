import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { download } from '#platform/web/ui/icons/actions.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { exportAccount } from '../../contract.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { settingsMessages } from './messages.ts'
import { saveFile } from './save-file.ts'
import { Section } from './Section.tsx'
import { sections } from './sections.ts'
import { Setting } from './Setting.tsx'

/** Ten years of someone's life take a while to gather. */
const EXPORT_TIMEOUT_MS = 300_000

/** What is kept is theirs: to take away, or to end. */
export function DataSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages)
  const [isErasing, setErasing] = useState(false)
  const take = useMutation({
    mutationFn: () => call(exportAccount, undefined, { timeoutMs: EXPORT_TIMEOUT_MS }),
    onSuccess(everything) {
      const day = everything.exportedAt.slice(0, 10)
      saveFile(`${PRODUCT_NAME.toLowerCase()}-${user.username}-${day}.json`, 'application/json', JSON.stringify(everything, null, 2))
    },
    onError: (error) => toast({ title: t.data.exportFailed, description: error.message, tone: 'destructive' }),
  })
  return (
    <Section info={sections.data} title={t.sections.data}>
      <Setting label={t.data.export} hint={t.data.exportHint}>
        <Button kind="soft" icon={download} loading={take.isPending} onClick={() => take.mutate()}>
          {t.data.exportSave}
        </Button>
      </Setting>
      <Setting label={t.data.erase} hint={t.data.eraseHint}>
        <Button kind="quiet" onClick={() => setErasing(true)}>
          {t.data.eraseOpen}
        </Button>
      </Setting>
      {isErasing && <EraseDialog user={user} onClose={() => setErasing(false)} />}
    </Section>
  )
}
