import { call } from '#platform/web/api/call.ts'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { ModelConsent, type ConsentCalls } from '#platform/web/ai/ModelConsent.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { agreeToAdviser, getAdviser, withdrawFromAdviser } from '../../contract/advice.ts'
import { adviceMessages } from './messages.ts'

const calls: ConsentCalls = {
  agree: (body) => call(agreeToAdviser, { body }),
  withdraw: () => call(withdrawFromAdviser),
  refresh: [getAdviser.path],
}

/** The consent to send plans to a model, to give and to withdraw. */
export function AdviceConsent({ state, onWithdrawn }: { state: ModelState; onWithdrawn: () => void }) {
  const { consent } = useMessages(adviceMessages)
  return <ModelConsent state={state} words={consent} calls={calls} onWithdrawn={onWithdrawn} />
}
