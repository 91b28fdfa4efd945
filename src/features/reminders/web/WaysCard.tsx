import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listReminders, setReminderFeed, setReminderMail, testPush } from '#platform/contract/reminders.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { isNative } from '#platform/web/native/native.ts'
import { disablePush } from '#platform/web/push/push.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { PushPermission } from '#platform/web/reminders/PushPermission.tsx'
import type { Reminders } from '#platform/web/reminders/use-reminders.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { copy } from '#platform/web/ui/icons/actions.ts'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { remindersMessages } from './messages.ts'
import styles from './reminders-page.module.css'

/** Delivery ways of reminders: this device, mail, a calendar. Each states which data leaves the installation. */
export function WaysCard({ reminders: { push, mail, feed } }: { reminders: Reminders }) {
  const t = useMessages(remindersMessages)
  const user = useUser()
  const client = useQueryClient()
  const [address, setAddress] = useState<string>()
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listReminders) }),
    onError: (error: Error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
  }
  const stop = useMutation({ mutationFn: disablePush, ...settled })
  const sendMail = useMutation({ mutationFn: (on: boolean) => call(setReminderMail, { body: { on } }), ...settled })
  const share = useMutation({
    mutationFn: (on: boolean) => call(setReminderFeed, { body: { on } }),
    ...settled,
    onSuccess: ({ path }) => setAddress(path === null ? undefined : new URL(path, location.href).href),
  })
  const attempt = useMutation({
    mutationFn: () => call(testPush),
    onError: settled.onError,
    onSuccess: ({ delivered }) =>
      toast(delivered ? { title: t.tried } : { title: t.triedNot, description: t.triedNotHint, tone: 'destructive' }),
  })

  return (
    <TitledCard title={t.ways} pad="lg" className={styles.ways}>
      <PushPermission />
      {!isNative() && (
        <Stack gap={3}>
          <div className={styles.words}>
            <h3>{t.here}</h3>
            <p>{push.thisDevice ? t.hereHint : t.devices(push.devices)}</p>
          </div>
          {push.thisDevice && (
            <Cluster gap={2}>
              <Button kind="soft" size="sm" loading={attempt.isPending} onClick={() => attempt.mutate()}>
                {t.tryIt}
              </Button>
              <Button kind="quiet" size="sm" loading={stop.isPending} onClick={() => stop.mutate()}>
                {t.stop}
              </Button>
            </Cluster>
          )}
        </Stack>
      )}
      <Switch
        label={t.mail}
        hint={mail.possible ? t.mailHint(user.email) : t.mailNot}
        checked={mail.on && mail.possible}
        disabled={!mail.possible || sendMail.isPending}
        onChange={(on) => sendMail.mutate(on)}
      />
      <Stack gap={3}>
        <div className={styles.words}>
          <h3>{t.feed}</h3>
          <p>{t.feedHint}</p>
        </div>
        <Cluster gap={2}>
          <Button kind="soft" size="sm" loading={share.isPending} onClick={() => share.mutate(true)}>
            {feed.on ? t.feedAgain : t.feedMake}
          </Button>
          {feed.on && (
            <Button kind="quiet" size="sm" onClick={() => share.mutate(false)}>
              {t.feedEnd}
            </Button>
          )}
        </Cluster>
        {address && (
          <div className={styles.address}>
            <TextInput readOnly value={address} aria-label={t.feed} onFocus={(event) => event.currentTarget.select()} />
            <Button
              kind="soft"
              size="sm"
              icon={copy}
              onClick={() => void navigator.clipboard.writeText(address).then(() => toast({ title: t.copied }))}
            >
              {t.copy}
            </Button>
            <p>{t.feedShown}</p>
          </div>
        )}
      </Stack>
    </TitledCard>
  )
}
