import { useEffect, useState } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { getJoining, lookAtInvitation } from '../../contract-joining.ts'
import { useToken } from './use-token.ts'

/** Reasons against a new account, by the reasons of the contract. */
const REFUSALS = {
  'account.joining_closed': 'closed',
  'account.joining_by_invitation': 'uninvited',
  'account.invitation_over': 'over',
} as const
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS]

type Known = { isFirst?: boolean; wantsSetUpToken?: boolean; invitedBy?: string; email?: string | null; refusal?: Refusal }

export type Joining = Known & {
  /** From the link that opened this page. */
  invitation: string | null | undefined
  setUpToken: string | null | undefined
  /** Keeps the refusal that an error states; false if the error is about something else. */
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
    // If the server cannot be reached, the error appears when the form is sent.
    return refusal ? { refusal } : {}
  }
}

/** Whether a new account can be created here, and the name of the inviting person. */
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
