import { lazy, Suspense, useState } from 'react'
import { MUSCLES, type Muscle } from '#platform/body/muscles.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import type { ExerciseOfFile, TrainingImportChoices } from '../../contract/transfer.ts'
import { trainingMessages } from '../core/messages.ts'
import type { Table } from '../core/use-table.ts'
import { trainingTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

const PickExercise = lazy(() => import('../core/PickExercise.tsx').then((file) => ({ default: file.PickExercise })))

type Choice = { here: string } | { muscle: Muscle | null }
export type Choices = ReadonlyMap<string, Choice>

/** The default choice: the closest exercise if another app's name is listed, else an own one. */
export const firstChoice = ({ match, exercise, muscle }: ExerciseOfFile): Choice =>
  match === 'near' && exercise ? { here: exercise } : { muscle }

/** The given answers; one that still needs a muscle is omitted. */
export const asChosen = (choices: Choices): TrainingImportChoices['exercises'] =>
  [...choices].flatMap(([name, choice]): TrainingImportChoices['exercises'] => {
    if ('here' in choice) return [{ name, as: { kind: 'here', exercise: choice.here } }]
    return choice.muscle ? [{ name, as: { kind: 'own', muscle: choice.muscle } }] : []
  })

type Props = {
  exercises: readonly ExerciseOfFile[]
  table: Table | undefined
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** Exercises of the file without an equal name here, each with the person's choice. */
export function UnknownExercises({ exercises, table, choices, onChoose }: Props) {
  const t = useMessages(trainingTransferMessages)
  const { muscle: muscles } = useMessages(trainingMessages)
  const [picking, setPicking] = useState<string>()
  const choose = (name: string, choice: Choice) => onChoose(new Map(choices).set(name, choice))
  return (
    <Stack as="section" gap={3} aria-labelledby="unknown">
      <h3 id="unknown">{t.unknown(exercises.length)}</h3>
      <p className="note">{t.unknownHint}</p>
      <Stack as="ul" role="list" gap={2} className={styles.unknown}>
        {exercises.map(({ name, sets, exercise, muscle }) => {
          const choice = choices.get(name) ?? { muscle: null }
          const isHere = 'here' in choice
          const like = isHere ? choice.here : exercise
          return (
            <li key={name}>
              <p>
                <strong>{name}</strong> <span className="note">{t.sets(sets)}</span>
              </p>
              <Cluster align="end" className={styles.fields}>
                <Field label={t.comesAs(name)}>
                  <Select
                    options={[
                      { value: 'own', label: t.asOwn },
                      ...(like ? [{ value: `here:${like}`, label: table?.nameOf(like) ?? like }] : []),
                    ]}
                    value={isHere ? `here:${choice.here}` : 'own'}
                    onChange={(value) => choose(name, value === 'own' ? { muscle } : { here: value.slice('here:'.length) })}
                  />
                </Field>
                {!isHere && (
                  <Field label={t.muscleOf(name)}>
                    <Select
                      placeholder={t.choosePlease}
                      options={MUSCLES.map((one) => ({ value: one, label: muscles[one] }))}
                      value={choice.muscle ?? ''}
                      onChange={(value) => choose(name, { muscle: value })}
                    />
                  </Field>
                )}
                <Button kind="quiet" size="sm" aria-label={t.pickFor(name)} disabled={!table} onClick={() => setPicking(name)}>
                  {t.pick}
                </Button>
              </Cluster>
            </li>
          )
        })}
      </Stack>
      {picking !== undefined && table && (
        <Suspense fallback={null}>
          <PickExercise
            table={table}
            onPick={({ id }) => {
              choose(picking, { here: id })
              setPicking(undefined)
            }}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
