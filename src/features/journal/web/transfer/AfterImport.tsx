import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { continueImport } from '#platform/contract/import-endpoints.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import type { ImportReport, JournalImport, JournalImportChoices } from '../../contract/transfer.ts'
import { ImportProblems } from './ImportProblems.tsx'
import { transferMessages } from './messages.ts'
import { MoodLevels } from './MoodLevels.tsx'
import styles from './Transfer.module.css'

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
  const [levels, setLevels] = useState<Readonly<Record<string, number | null>>>({})
  const give = useMutation({ ...mutationOf(continueImport), onSettled: onChange })
  const levelOf = (name: string, own: number | null) => (name in levels ? (levels[name] ?? null) : own)
  const given = moods.flatMap(({ name, level: own }) => {
    const level = levelOf(name, own)
    return level === null ? [] : [{ name, level }]
  })
  const choices = { moods: given } satisfies Partial<JournalImportChoices>
  return (
    <>
      <MoodLevels moods={moods} lead={t.openMoods} levelOf={levelOf} onChoose={(name, level) => setLevels({ ...levels, [name]: level })} />
      <p role="alert">{give.error?.message}</p>
      <div className={styles.buttons}>
        <Button disabled={given.length === 0} loading={give.isPending} onClick={() => give.mutate({ params: { id }, body: { choices } })}>
          {t.giveMoods}
        </Button>
      </div>
    </>
  )
}
