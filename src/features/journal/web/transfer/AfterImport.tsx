import { useMutation } from '@tanstack/react-query'
import { continueImport } from '#platform/contract/import-endpoints.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import type { ImportReport, JournalImport, JournalImportChoices } from '../../contract/transfer.ts'
import { ImportProblems } from './ImportProblems.tsx'
import { transferMessages } from './messages.ts'
import { MoodLevels } from './MoodLevels.tsx'
import { useLevels } from './use-levels.ts'

/** The result of an import: problems, and moods that have only a name. */
export function AfterImport({ about: { id, state, report }, onChange }: { about: JournalImport; onChange: () => void }) {
  if (!report) return null
  return (
    <>
      {report.openMoods.length > 0 && <OpenMoods id={id} moods={report.openMoods} onChange={onChange} />}
      {state === 'done' && report.problems.length > 0 && <ImportProblems report={report} />}
    </>
  )
}

/** Lets the person assign levels to imported moods at any time. */
function OpenMoods({ id, moods, onChange }: { id: string; moods: ImportReport['openMoods']; onChange: () => void }) {
  const t = useMessages(transferMessages)
  const levels = useLevels(moods)
  const give = useMutation({ ...mutationOf(continueImport), onSettled: onChange })
  const choices = { moods: levels.known } satisfies Partial<JournalImportChoices>
  return (
    <>
      <MoodLevels moods={moods} lead={t.openMoods} levels={levels} />
      <p role="alert">{give.error?.message}</p>
      <div>
        <Button
          disabled={levels.known.length === 0}
          loading={give.isPending}
          onClick={() => give.mutate({ params: { id }, body: { choices } })}
        >
          {t.giveMoods}
        </Button>
      </div>
    </>
  )
}
