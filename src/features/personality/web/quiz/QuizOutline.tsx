import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listAssessments } from '../../contract.ts'
import { personalityMessages } from '../core/messages.ts'
import { StartSkeleton } from './StartSkeleton.tsx'

export const reads = [listAssessments.path]

/** QuizPage as the build renders it, without any data of the person. */
export default function QuizOutline() {
  const t = useMessages(personalityMessages)
  return (
    <Page area="mind" wide>
      <PageHeader title={t.title} lead={t.lead} />
      <StartSkeleton />
    </Page>
  )
}
