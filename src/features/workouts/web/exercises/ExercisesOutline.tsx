import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listOwnExercises } from '../../contract/own-exercises.ts'
import { ExercisesSkeleton } from './ExercisesSkeleton.tsx'
import { exerciseMessages } from './messages.ts'

export const reads = [listOwnExercises.path]

/** ExercisesPage before any data of the person is loaded. */
export default function ExercisesOutline() {
  const t = useMessages(exerciseMessages)
  return (
    <Page
      area="body"
      wide
      header={
        <PageHeader
          back={<BackLink>{t.back}</BackLink>}
          title={t.title}
          lead={t.lead}
          actions={
            <Button kind="soft" icon={plus} disabled>
              {t.make}
            </Button>
          }
        />
      }
    >
      <ExercisesSkeleton />
    </Page>
  )
}
