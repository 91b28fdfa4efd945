import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { setUser } from '#platform/web/session/session.ts'
import { key, mail } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { getSecurity, removeOtherWays } from '../../contract.ts'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import styles from './settings.module.css'
import { useDialogForm } from './use-dialog-form.ts'

export type SecurityAnswer = OutputOf<typeof getSecurity>

/** Shown after a new password: the other ways into the account, and a button that removes all of them. */
export function OtherWaysDialog({ user, security, onClose }: { user: User; security: SecurityAnswer; onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const format = useFormat()
  const client = useQueryClient()
  const { form, isSending, error, submit } = useDialogForm({
    fields: [],
    check: () => ({}),
    send: () => call(removeOtherWays),
    onDone(now) {
      setUser(now)
      toast({ title: t.others.removed, tone: 'good' })
      void client.invalidateQueries({ queryKey: keyOf(getSecurity) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t.others.title}
      lead={t.others.lead}
      submit={t.others.remove}
      isDestructive
      {...{ form, isSending, error, onClose }}
      cancel={t.others.keep}
      onSubmit={submit}
    >
      <ul role="list" className={styles.list}>
        {security.passkeys.map(({ id, name, createdAt }) => (
          <ListRow as="li" key={id} icon={key} title={name} hint={t.passkeys.since(format.date(Date.parse(createdAt)))} />
        ))}
        {user.pendingEmail && <ListRow as="li" icon={mail} title={user.pendingEmail} hint={t.email.unconfirmed} />}
      </ul>
    </FormDialog>
  )
}
