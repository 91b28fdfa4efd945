import { useEffect, useState } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { getJoining, lookAtInvitation } from '../../contract-joining.ts'
import { useToken } from './use-token.ts'

/** Why somebody cannot make an account here, by the reasons of the contract. */
const REFUSALS = {
  'account.joining_closed': 'closed',
  'account.joining_by_invitation': 'uninvited',
  'account.invitation_over': 'over',
} as const
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS]

type Known = { isFirst?: boolean; wantsSetUpToken?: boolean; invitedBy?: string; email?: string | null; refusal?: Refusal }

export type Joining = Known & {
  /** From the link that brought them here. */
  invitation: string | null | undefined
  setUpToken: string | null | undefined
  /** What an answer says of it; false when the answer is about something else. */
  refuse: (error: unknown) => boolean
}

const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof ApiError ? REFUSALS[error.reason as keyof typeof REFUSALS] : undefined

async function ask(invitation: string | null): Promise<Known> {
  try {
    if (invitation) {
      const { invitedBy, email } = await call(lookAtInvitation, { body: { token: invitation } })
      return { invitedBy, email }
    }
    const { way, setUpToken } = await call(getJoining)
    if (way === 'closed') return { refusal: 'closed' }
    return way === 'invite' ? { refusal: 'uninvited' } : { isFirst: way === 'first', wantsSetUpToken: setUpToken }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === 'over' && (await call(getJoining).catch(() => undefined))?.way === 'open') return {}
    // A server that cannot be reached says so when the form is sent.
    return refusal ? { refusal } : {}
  }
}

/** Whether whoever looks at this page may make an account here, and by whom they were invited. */
export function useJoining(): Joining {
  const invitation = useToken('invitation')
  const setUpToken = useToken('set-up')
  const [known, setKnown] = useState<Known>({})
  useEffect(() => {
    if (invitation === undefined) return
    let isCancelled = false
    void ask(invitation).then((answer) => {
      if (!isCancelled) setKnown(answer)
    })
    return () => {
      isCancelled = true
    }
  }, [invitation])
  return {
    ...known,
    invitation,
    setUpToken,
    refuse(error) {
      const refusal = refusalOf(error)
      if (refusal) setKnown({ refusal })
      return refusal !== undefined
    },
  }
}
