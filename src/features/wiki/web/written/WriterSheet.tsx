import { useQuery } from '@tanstack/react-query'
import { ModelConsent, type ConsentCalls } from '#platform/web/ai/ModelConsent.tsx'
import { ModelSheet } from '#platform/web/ai/ModelSheet.tsx'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getWikiPage } from '../../contract.ts'
import { agreeToWriter, getWriter, withdrawFromWriter } from '../../contract-written.ts'
import { chooseLevel, useLevel } from '../core/level.ts'
import { writtenMessages } from './messages.ts'

const calls: ConsentCalls = {
  agree: (body) => call(agreeToWriter, { body }),
  withdraw: () => call(withdrawFromWriter),
  refresh: [getWriter.path, getWikiPage.path],
}

/** Consent sheet: shows the data that a model gets about a word, and lets the person agree or withdraw. */
export default function WriterSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(writtenMessages)
  const level = useLevel()
  const query = useQuery(queryOf(getWriter))
  return (
    <ModelSheet title={t.title} area="mind" query={query} onClose={onClose}>
      {(state) => (
        <ModelConsent
          state={state}
          words={t.sheet}
          calls={calls}
          onAgreed={() => {
            if (level === 'dictionary') chooseLevel('normal')
            onClose()
          }}
          onWithdrawn={() => {
            chooseLevel('dictionary')
            onClose()
          }}
        />
      )}
    </ModelSheet>
  )
}
