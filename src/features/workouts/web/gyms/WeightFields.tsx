import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { Loading } from '../../exercise.ts'
import type { Gym } from '../../gyms/gym.ts'
import { loadsIn } from '../../gyms/loads.ts'
import { libraryWords } from '../core/library-words.ts'
import { asksFor, gymOf, USUAL_COUNT, type Problems, type WeightField, type WeightTexts } from './gym-draft.ts'
import styles from './GymSheet.module.css'
import { loadsInWords } from './loads-words.ts'
import { gymMessages } from './messages.ts'

type Props = { gym: Gym; texts: WeightTexts; problems: Problems; onChange: (change: Partial<WeightTexts>) => void }

/** Fields for the weights of all equipment that takes any; below each one the possible loads. */
export function WeightFields({ gym, texts, problems, onChange }: Props) {
  const t = useMessages(gymMessages).sheet
  const words = useMessages(libraryWords)
  const { number } = useFormat()
  const read = gymOf({ ...gym, name: 'x' }, texts)
  const { equipment } = gym

  const loads = (loading: Loading) => {
    if (!('gym' in read)) return ''
    const stated = loadsInWords(loadsIn(read.gym, loading), number, gym.unit)
    return stated === undefined ? t.noLoads : t.loads(stated)
  }
  const problem = (text: string | undefined) => (text === undefined ? undefined : t.unreadable(text))
  const line = (field: WeightField, label: string, hint: string, loading?: Loading) => (
    <Field label={label} hint={loading ? `${hint} ${loads(loading)}` : hint} error={problem(problems[field])}>
      <TextInput value={texts[field]} suffix={gym.unit} maxLength={400} onChange={(value) => onChange({ [field]: value })} />
    </Field>
  )
  const hintOf = (field: WeightField) => (USUAL_COUNT[field] === 2 ? t.piecesHint : t.singlesHint)

  return (
    <>
      {asksFor.plates(equipment) && line('plates', t.plates, t.piecesHint)}
      {asksFor.bars(equipment).map((kind) => (
        <Field key={kind} label={t.bar(words.equipment[kind])} hint={`${t.barHint} ${loads(kind)}`} error={problem(problems[kind])}>
          <TextInput
            value={texts.bars[kind]}
            suffix={gym.unit}
            inputMode="decimal"
            maxLength={100}
            onChange={(value) => onChange({ bars: { ...texts.bars, [kind]: value } })}
          />
        </Field>
      ))}
      {asksFor.dumbbells(equipment) && (
        <>
          {line('dumbbells', t.dumbbells, hintOf('dumbbells'), 'dumbbells')}
          {line('handle', t.handle, t.handleHint)}
        </>
      )}
      {asksFor.kettlebells(equipment) && line('kettlebells', t.kettlebells, hintOf('kettlebells'))}
      {asksFor.balls(equipment) && line('balls', t.balls, hintOf('balls'))}
      {asksFor.stack(equipment) && (
        <fieldset className={styles.stack}>
          <legend>{t.stack}</legend>
          {(['from', 'to', 'step'] as const).map((end) => (
            <Field key={end} label={t[end]} error={end === 'from' && problems.stack !== undefined ? t.stackWrong : undefined}>
              <TextInput
                value={texts[end]}
                suffix={gym.unit}
                inputMode="decimal"
                maxLength={10}
                onChange={(value) => onChange({ [end]: value })}
              />
            </Field>
          ))}
        </fieldset>
      )}
    </>
  )
}
