import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { readSteps, stepsProblem, writeSteps } from '../../engine/steps.ts'
import type { PlanSlot, Rule } from '../../engine/types.ts'
import { WAVE } from '../../engine/wave.ts'
import { fromKg, toKg, type WeightUnit } from '../../gyms/gym.ts'
import { roundFor } from '../../training/start-session.ts'
import { planMessages } from './messages.ts'

const KINDS = ['double', 'linear', 'effort', 'steps', 'fixed', 'percent'] as const
type Kind = Rule['kind']
const MOST_KG = 50

/** The progression of an exercise: one of the rules, or the person's own list of steps. */
export function RuleSheet({
  slot: { rule, sets, target },
  name,
  unit,
  canWave,
  onPick,
  onClose,
}: {
  slot: PlanSlot
  name: string
  unit: WeightUnit
  /** Whether percentages of its load are possible. */
  canWave: boolean
  onPick: (rule: Rule) => void
  onClose: () => void
}) {
  const { rule: t } = useMessages(planMessages)
  const [kind, setKind] = useState<Kind>(rule.kind)
  const [kg, setKg] = useState(String(rule.kind === 'linear' ? roundFor(fromKg(rule.step, unit)) : unit === 'kg' ? 2.5 : 5))
  const [text, setText] = useState(
    writeSteps(
      rule.kind === 'steps'
        ? rule.steps
        : [target.from, target.to].map((reps) => ({ sets, from: reps, to: reps })).slice(0, target.from === target.to ? 1 : 2),
    ),
  )
  const [isTried, setTried] = useState(false)
  const steps = readSteps(text)
  const wrong = stepsProblem(steps)
  const step = toKg(Number(kg.trim().replace(',', '.')), unit)
  const isStep = kg.trim() !== '' && step > 0 && step <= MOST_KG
  const keep = () => {
    setTried(true)
    if (kind === 'steps') return void (wrong ?? onPick({ kind, steps }))
    if (kind === 'linear') return void (isStep && onPick({ kind, step }))
    // Percentages from a built-in structure stay unchanged.
    onPick(kind === 'percent' ? (rule.kind === 'percent' ? rule : { kind, rounds: WAVE }) : { kind })
  }
  return (
    <Sheet
      onClose={onClose}
      title={t.title(name)}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={keep}>{t.keep}</Button>
        </>
      }
    >
      <Stack gap={5}>
        <Field label={t.label} hint={t.hints[kind]}>
          <Select
            value={kind}
            options={KINDS.filter((value) => value !== 'percent' || value === rule.kind || canWave).map((value) => ({
              value,
              label: t.kinds[value],
            }))}
            onChange={setKind}
          />
        </Field>
        {kind === 'linear' && (
          <Field label={t.more(unit)} error={isTried && !isStep ? t.badMore(Math.floor(fromKg(MOST_KG, unit))) : undefined}>
            <TextInput inputMode="decimal" value={kg} onChange={setKg} />
          </Field>
        )}
        {kind === 'steps' && (
          <Field label={t.steps} hint={t.stepsHint} error={isTried && wrong ? t.problems[wrong.key](wrong.line) : undefined}>
            <TextArea rows={6} maxLength={1000} value={text} onChange={setText} />
          </Field>
        )}
      </Stack>
    </Sheet>
  )
}
