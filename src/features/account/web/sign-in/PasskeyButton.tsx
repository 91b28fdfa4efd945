import { useSyncExternalStore } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { key } from '#platform/web/ui/icons/things.ts'
import styles from './sign-in.module.css'
import { signInMessages } from './messages.ts'
import { knowsPasskeys, NoPasskeyChosen, signInWithPasskey } from './passkey.ts'
import { useSend } from './use-send.ts'

const never = () => () => {}

type Props = { onUser: (user: User) => void; onError: (error: unknown) => void }

/** Signs in with a passkey; not shown in browsers without passkeys. */
export function PasskeyButton({ onUser, onError }: Props) {
  const t = useMessages(signInMessages)
  const isKnown = useSyncExternalStore(never, knowsPasskeys, () => true)
  const attempt = useSend(() => signInWithPasskey(), {
    onDone: onUser,
    onError(error) {
      if (!(error instanceof NoPasskeyChosen)) onError(error)
    },
  })
  if (!isKnown) return null
  return (
    <>
      <p className={styles.or}>{t.login.or}</p>
      <Button kind="soft" size="lg" wide icon={key} loading={attempt.isSending} onClick={() => attempt.run(undefined)}>
        {t.login.passkey}
      </Button>
      <div role="status">{attempt.failed?.error instanceof NoPasskeyChosen && <p className="note">{t.login.passkeyUnused}</p>}</div>
    </>
  )
}
