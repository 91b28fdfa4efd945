import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { key } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Passkey } from '../../contract.ts'
import { settingsMessages } from './messages.ts'
import { Setting } from './Setting.tsx'
import styles from './settings.module.css'

const AddPasskeyDialog = lazy(() => import('./AddPasskeyDialog.tsx').then((file) => ({ default: file.AddPasskeyDialog })))
const RemovePasskeyDialog = lazy(() => import('./RemovePasskeyDialog.tsx').then((file) => ({ default: file.RemovePasskeyDialog })))

const never = () => () => {}

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useMessages(settingsMessages)
  const format = useFormat()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  const isKnown = useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => true,
  )
  return (
    <>
      <Setting
        label={t.passkeys.label}
        hint={isKnown ? t.passkeys.hint : t.passkeys.unknown}
        below={
          passkeys.length > 0 && (
            <ul role="list" className={styles.list}>
              {passkeys.map((passkey) => (
                <ListRow
                  as="li"
                  key={passkey.id}
                  icon={key}
                  title={passkey.name}
                  hint={dotted([
                    t.passkeys.since(format.date(Date.parse(passkey.createdAt))),
                    ...(passkey.lastUsedAt ? [t.passkeys.used(format.relative(Date.parse(passkey.lastUsedAt)))] : []),
                  ])}
                  trailing={<IconButton icon={trash} label={t.passkeys.remove(passkey.name)} onClick={() => setLeaving(passkey)} />}
                />
              ))}
            </ul>
          )
        }
      >
        <Button kind="soft" icon={plus} disabled={!isKnown} onClick={() => setAdding(true)}>
          {t.passkeys.add}
        </Button>
      </Setting>
      <Suspense>{isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}</Suspense>
      <Suspense>{leaving && <RemovePasskeyDialog passkey={leaving} onClose={() => setLeaving(undefined)} />}</Suspense>
    </>
  )
}
