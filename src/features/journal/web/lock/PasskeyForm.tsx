import { useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { key } from '#platform/web/ui/icons/things.ts'
import { lockMessages } from './messages.ts'
import { knowsPasskeys, verifyByPasskey } from './passkey.ts'
import styles from './LockScreen.module.css'

export function PasskeyForm({ userId, onOpen }: { userId: string; onOpen: () => void }) {
  const t = useMessages(lockMessages)
  const [is, setIs] = useState<'quiet' | 'asking' | 'failed'>('quiet')
  if (!knowsPasskeys()) return <p className={styles.note}>{t.noPasskeys}</p>
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setIs('asking')
    if (await verifyByPasskey(userId)) onOpen()
    else setIs('failed')
  }
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void ask(event)}>
      <Button type="submit" size="lg" icon={key} loading={is === 'asking'} wide>
        {t.passkey}
      </Button>
      <p role="status" className={styles.note}>
        {is === 'failed' && t.passkeyFailed}
      </p>
    </form>
  )
}
