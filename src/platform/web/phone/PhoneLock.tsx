import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { Switch } from '../ui/Switch.tsx'
import { toast } from '../ui/toast-store.ts'
import { isLockOn, setLock } from './lock.ts'
import { nativeMessages } from './messages.ts'
import { canAskOwner, isOwner } from './owner.ts'

/** In the native app: whether it asks for a face, a finger or the phone's code. */
export function PhoneLock() {
  const t = useMessages(nativeMessages)
  const [isOn, setOn] = useState(isLockOn)
  const { data: isPossible } = useQuery({ queryKey: ['native lock'], queryFn: canAskOwner })
  const turn = useMutation({
    mutationFn: (wanted: boolean) => setLock(wanted, () => isOwner({ reason: t.lockReason, cancel: t.cancel })),
    onError: (error: Error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => setOn(isLockOn()),
  })
  return (
    <Switch
      label={t.lock}
      hint={isPossible === false ? t.lockNone : t.lockHint}
      checked={isOn}
      disabled={turn.isPending || isPossible !== true}
      onChange={(wanted) => {
        setOn(wanted)
        turn.mutate(wanted)
      }}
    />
  )
}
