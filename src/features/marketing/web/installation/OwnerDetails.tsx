import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { refresh } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { OWNER_FIELDS, type Owner } from '../../contract-owner.ts'
import { installationMessages } from './messages.ts'
import styles from './OwnerDetails.module.css'
import type { KnownInstallation } from './use-installation.ts'

/** Details of the person who runs this installation, naming the missing ones. */
export function OwnerDetails({ state, onRetry }: { state: KnownInstallation; onRetry: () => void }) {
  const t = useMessages(installationMessages)
  return (
    <div className={styles.owner} role="status" aria-busy={state.status === 'loading'}>
      {state.status === 'loading' && (
        <>
          <p className={styles.loading}>{t.loading}</p>
          <noscript>
            <p>{t.withoutScripts}</p>
          </noscript>
        </>
      )}
      {state.status === 'failed' && (
        <div className={styles.failed}>
          <p>{t.failed}</p>
          <Button kind="soft" size="sm" icon={refresh} onClick={onRetry}>
            {t.retry}
          </Button>
        </div>
      )}
      {state.status === 'known' && (
        <Stack as="dl" gap={3} className={styles.list}>
          {OWNER_FIELDS.map((field) => (
            <div key={field}>
              <dt>{t[field]}</dt>
              <OwnerValue field={field} owner={state.installation.owner} />
            </div>
          ))}
        </Stack>
      )}
    </div>
  )
}

function OwnerValue({ field, owner }: { field: keyof Owner; owner: Owner }) {
  const t = useMessages(installationMessages)
  const value = owner[field]
  if (value === null) return <dd className="soft">{t.missing[field]}</dd>
  return <dd>{field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
}
