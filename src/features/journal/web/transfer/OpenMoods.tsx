import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { giveImportMoods, type ImportDetail } from '../../contract/transfer.ts'
import { transferMessages } from './messages.ts'
import { MoodLevels } from './MoodLevels.tsx'
import styles from './Transfer.module.css'

/** Moods that came with a name alone get their levels, whenever the person knows them. */
export function OpenMoods({ about, onChange }: { about: ImportDetail; onChange: () => void }) {
  const t = useMessages(transferMessages)
  const [levels, setLevels] = useState<Readonly<Record<string, number | null>>>({})
  const give = useMutation({ ...mutationOf(giveImportMoods), onSettled: onChange })
  const levelOf = (name: string, own: number | null) => (name in levels ? (levels[name] ?? null) : own)
  const moods = about.openMoods.flatMap(({ name, level: own }) => {
    const level = levelOf(name, own)
    return level === null ? [] : [{ name, level }]
  })
  return (
    <>
      <MoodLevels
        moods={about.openMoods}
        lead={t.openMoods}
        levelOf={levelOf}
        onChoose={(name, level) => setLevels({ ...levels, [name]: level })}
      />
      <p className={styles.problem} role="alert">
        {give.error?.message}
      </p>
      <div className={styles.buttons}>
        <Button
          disabled={moods.length === 0}
          loading={give.isPending}
          onClick={() => give.mutate({ params: { id: about.id }, body: { moods } })}
        >
          {t.giveMoods}
        </Button>
      </div>
    </>
  )
}
