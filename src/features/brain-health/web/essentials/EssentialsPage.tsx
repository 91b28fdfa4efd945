import { lazy } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { SubPage } from '../core/SubPage.tsx'
import { useBrainHealth } from '../core/use-brain-health.ts'
import { essentialsMessages } from './messages.ts'

const Eight = lazy(() => import('./Eight.tsx'))

/** Life's Essential 8. */
export default function EssentialsPage() {
  const e = useMessages(essentialsMessages)
  const health = useBrainHealth()
  const { data, known, sheet, say } = health
  return (
    <SubPage title={e.title} lead={e.lead} of={health}>
      {data && known && sheet && <Eight health={{ data, known, sheet }} say={say} />}
    </SubPage>
  )
}
