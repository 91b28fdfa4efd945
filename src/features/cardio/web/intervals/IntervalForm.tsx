import { useState, type FormEvent } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { play } from '#platform/web/ui/icons/media.ts'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MAX_INTERVAL_SECONDS, stepsOf, totalSeconds, type IntervalPlan } from '../../engine/intervals.ts'
import { intervalsMessages } from './messages.ts'
import styles from './Intervals.module.css'

/** Fields of a plan with their unit: minutes for warm-up and cool-down, seconds for work and rest. */
const FIELDS = [
  { name: 'warmUp', unit: 'minutes', of: 60 },
  { name: 'work', unit: 'seconds', of: 1 },
  { name: 'rest', unit: 'seconds', of: 1 },
  { name: 'rounds', unit: null, of: 1 },
  { name: 'coolDown', unit: 'minutes', of: 60 },
] as const

interface IntervalFormProps {
  plan: IntervalPlan
  onChange: (plan: IntervalPlan) => void
  voice: boolean
  onVoice: (on: boolean) => void
  sound: boolean
  onSound: (on: boolean) => void
  onBegin: () => void
}

export function IntervalForm({ plan, onChange, voice, onVoice, sound, onSound, onBegin }: IntervalFormProps) {
  const t = useMessages(intervalsMessages)
  const format = useFormat()
  const [texts, setTexts] = useState(() => Object.fromEntries(FIELDS.map(({ name, of }) => [name, String(plan[name] / of)])))
  const total = totalSeconds(stepsOf(plan))
  const isTooLong = total > MAX_INTERVAL_SECONDS
  const isPossible = total > 0 && !isTooLong
  function change(name: keyof IntervalPlan, of: number, text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, 4)
    setTexts({ ...texts, [name]: digits })
    onChange({ ...plan, [name]: Math.min(name === 'rounds' ? 99 : MAX_INTERVAL_SECONDS + 60, Number(digits) * of) })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPossible) onBegin()
  }
  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate>
      <div className={styles.grid}>
        {FIELDS.map(({ name, unit, of }) => (
          <Field key={name} label={t[name]}>
            <TextInput
              inputMode="numeric"
              {...(unit && { suffix: t[unit] })}
              value={texts[name] ?? ''}
              onChange={(value) => change(name, of, value)}
            />
          </Field>
        ))}
      </div>
      <div className={styles.switches}>
        <Switch label={t.sound} checked={sound} onChange={onSound} />
        <Switch label={t.voice} checked={voice} onChange={onVoice} />
      </div>
      <p role="status" className={styles.soft}>
        {isTooLong ? t.tooLong : t.total(format.duration(total))}
      </p>
      <div>
        <Button type="submit" size="lg" icon={play} disabled={!isPossible}>
          {t.begin}
        </Button>
      </div>
    </Stack>
  )
}
