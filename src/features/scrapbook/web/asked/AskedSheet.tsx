import { useQuery } from '@tanstack/react-query'
import { ModelConsent, type ConsentCalls } from '#platform/web/ai/ModelConsent.tsx'
import { ModelSheet } from '#platform/web/ai/ModelSheet.tsx'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { agreeToPictures, getAsked, withdrawFromPictures } from '../../contract-asked.ts'
import { askedMessages } from './messages.ts'

const calls: ConsentCalls = {
  agree: (body) => call(agreeToPictures, { body }),
  withdraw: () => call(withdrawFromPictures),
  refresh: [getAsked.path],
}

/** Lists the data that the service receives for a picture; the person agrees or withdraws here. */
export default function AskedSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(askedMessages)
  const query = useQuery(queryOf(getAsked))
  return (
    <ModelSheet title={t.about} area="journal" query={query} onClose={onClose}>
      {(state) => <ModelConsent state={state} words={t.consent} calls={calls} onAgreed={onClose} onWithdrawn={onClose} />}
    </ModelSheet>
  )
}
