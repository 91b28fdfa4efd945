import { lazy, Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { listReminders } from '#platform/contract/reminders.ts'
import { useMessages } from '../i18n/messages.ts'
import { isNative } from '../native/native.ts'
import { enablePush } from '../push/push.ts'
import { keyOf } from '../query/query-of.ts'
import { useUser } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { bell } from '../ui/icons/subjects.ts'
import { toast } from '../ui/toast-store.ts'
import { reminderMessages } from './messages.ts'
import styles from './PushPermission.module.css'
import { pushStateQuery, usePushState } from './use-push-state.ts'
import { useReminders } from './use-reminders.ts'

const PhoneNotices = lazy(() => import('../phone/PhoneNotices.tsx').then((file) => ({ default: file.PhoneNotices })))

/** Asks for notifications on this device, only next to a reminder. Renders nothing when they are enabled. */
export const PushPermission = () =>
  isNative() ? (
    <Suspense>
      <PhoneNotices />
    </Suspense>
  ) : (
    <BrowserPermission />
  )

function BrowserPermission() {
  const t = useMessages(reminderMessages)
  const client = useQueryClient()
  const user = useUser()
  const { query } = useReminders()
  const { data: state } = usePushState()
  const [isAsking, setAsking] = useState(false)
  const push = query.data?.push
  if (!push || state === undefined || (state === 'on' && push.thisDevice)) return null

  async function allow(publicKey: string) {
    setAsking(true)
    try {
      const now = await enablePush(publicKey, user.id)
      client.setQueryData(pushStateQuery.queryKey, now)
      await client.invalidateQueries({ queryKey: keyOf(listReminders) })
    } catch (error) {
      toast({ title: t.failed, description: (error as Error).message, tone: 'destructive' })
    } finally {
      setAsking(false)
    }
  }

  const isAskable = state === 'off' || state === 'on'
  return (
    <aside className={styles.permission}>
      <Icon of={bell} size={22} />
      <div className={styles.words}>
        <p>{isAskable ? t.channel.ask : t.channel[state === 'needs-install' ? 'needsInstall' : state]}</p>
        {isAskable && <p className={styles.small}>{t.channel.what}</p>}
      </div>
      {isAskable && (
        <Button size="sm" loading={isAsking} onClick={() => void allow(push.publicKey)}>
          {t.channel.allow}
        </Button>
      )}
    </aside>
  )
}
