import { ModelConsent, type ConsentCalls } from '#platform/web/ai/ModelConsent.tsx'
import { ModelSheet } from '#platform/web/ai/ModelSheet.tsx'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { agreeToGuide, getGuide, withdrawFromGuide } from '../../contract-talk.ts'
import { talkMessages } from './messages.ts'
import type { useGuide } from './use-guide.ts'

const calls: ConsentCalls = {
  agree: (body) => call(agreeToGuide, { body }),
  withdraw: () => call(withdrawFromGuide),
  refresh: [getGuide.path],
}

/** The data that a model receives from a conversation, with consent and withdrawal. */
export default function GuideSheet({ query, onClose }: { query: ReturnType<typeof useGuide>['query']; onClose: () => void }) {
  const t = useMessages(talkMessages)
  return (
    <ModelSheet title={t.title} area="mind" query={query} onClose={onClose}>
      {(state) => <ModelConsent state={state} words={t.consent} calls={calls} onAgreed={onClose} onWithdrawn={onClose} />}
    </ModelSheet>
  )
}
