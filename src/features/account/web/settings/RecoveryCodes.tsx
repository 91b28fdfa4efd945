import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { copy, download } from '#platform/web/ui/icons/actions.ts'
import { check } from '#platform/web/ui/icons/controls.ts'
import { getSecurity } from '../../contract.ts'
import { settingsMessages } from './messages.ts'
import { saveFile } from '#platform/web/files/save-file.ts'
import shared from './settings.module.css'
import styles from './RecoveryCodes.module.css'

/** Shown once. Only a button closes it, so that no accidental press beside the dialog loses the codes. */
export function RecoveryCodes({ user, codes, onClose }: { user: User; codes: readonly string[]; onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const client = useQueryClient()
  const [isCopied, setCopied] = useState(false)
  const close = () => {
    void client.invalidateQueries({ queryKey: keyOf(getSecurity) })
    onClose()
  }
  const title = t.totp.file(user.username)
  return (
    <LazyDialog
      modalOnly
      onClose={close}
      title={t.totp.codesTitle}
      description={t.totp.codesLead}
      actions={<Button onClick={close}>{t.totp.done}</Button>}
    >
      <ul role="list" className={shared.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.pair}>
        {'clipboard' in navigator && (
          <Button
            kind="soft"
            icon={isCopied ? check : copy}
            onClick={() => {
              navigator.clipboard.writeText(codes.join('\n')).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }}
          >
            <span aria-live="polite">{isCopied ? t.totp.copied : t.totp.copy}</span>
          </Button>
        )}
        <Button kind="soft" icon={download} onClick={() => saveFile(`${title}.txt`, 'text/plain', `${title}\n\n${codes.join('\n')}\n`)}>
          {t.totp.download}
        </Button>
      </div>
    </LazyDialog>
  )
}
