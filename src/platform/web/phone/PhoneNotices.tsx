import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { Switch } from '../ui/Switch.tsx'
import { toast } from '../ui/toast-store.ts'
import { nativeMessages } from './messages.ts'
import { areNoticesOn, turnNoticesOff, turnNoticesOn } from './notices.ts'

/** In the native app: whether this phone shows reminders. */
export function PhoneNotices() {
  const t = useMessages(nativeMessages)
  const [isOn, setOn] = useState(areNoticesOn)
  const turn = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (!wanted) await turnNoticesOff()
      else if (!(await turnNoticesOn())) toast({ title: t.noticesRefused, tone: 'destructive' })
    },
    onError: (error: Error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => setOn(areNoticesOn()),
  })
  return (
    <Switch
      label={t.notices}
      hint={t.noticesHint}
      checked={isOn}
      disabled={turn.isPending}
      onChange={(wanted) => {
        setOn(wanted)
        turn.mutate(wanted)
      }}
    />
  )
}
