import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Instrument } from '../../scales.ts'
import { normGroupFor, normGroupOf } from '../../scoring/norms.ts'
import styles from './GroupFields.module.css'
import { groupWords } from './group-words.ts'
import { personalityMessages } from './messages.ts'

type Choice = 'everyone' | 'female' | 'male'

const YOUNGEST = 14
const OLDEST = 120

interface GroupFieldsProps {
  instrument: Instrument
  group: string | null
  onChange: (group: string) => void
}

/** Choice of the norm group. Sex and age do not leave this form: only the id of the group is stored. */
export function GroupFields({ instrument, group, onChange }: GroupFieldsProps) {
  const { before: t, groups } = useMessages(personalityMessages)
  const chosen = normGroupOf(instrument, group)
  const [sex, setSex] = useState<Choice>(chosen?.sex ?? 'everyone')
  const [age, setAge] = useState('')
  const years = /^\d+$/.test(age.trim()) ? Number(age) : Number.NaN
  const isWrong = age.trim() !== '' && !(years >= YOUNGEST && years <= OLDEST)
  const choose = (nextSex: Choice, nextAge: string) => {
    setSex(nextSex)
    setAge(nextAge)
    const found = normGroupFor(instrument, {
      sex: nextSex === 'everyone' ? null : nextSex,
      age: /^\d+$/.test(nextAge.trim()) ? Number(nextAge) : null,
    })
    if (found) onChange(found.id)
  }
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={t.sex}
        wide
        value={sex}
        onChange={(next) => choose(next, age)}
        options={[
          { value: 'everyone', label: t.everyone },
          { value: 'female', label: t.female },
          { value: 'male', label: t.male },
        ]}
      />
      {sex !== 'everyone' && (
        <Field label={t.age} hint={t.ageHint} error={isWrong ? t.ageWrong : undefined}>
          <TextInput inputMode="numeric" maxLength={3} className={styles.age} value={age} onChange={(value) => choose(sex, value)} />
        </Field>
      )}
      {chosen && (
        <p role="status" className="kicker">
          {t.compared(groupWords(groups, chosen))}
        </p>
      )}
    </Stack>
  )
}
