import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { PlanSlot } from '../../engine/types.ts'
import { SESSION_LIMITS } from '../../training/session.ts'
import { REST_CHOICES } from '../core/rest-choices.ts'
import { useRestWords } from '../core/use-rest-words.ts'
import { planMessages } from './messages.ts'

type Props = {
  slot: PlanSlot
  name: string
  onPick: (numbers: Pick<PlanSlot, 'rest'> & Partial<Pick<PlanSlot, 'target'>>) => void
  onClose: () => void
}

/** The repetitions (or seconds, metres) of a plan's set, and the rest after it. */
export function NumbersSheet({ slot: { target, rest, rule }, name, onPick, onClose }: Props) {
  const t = useMessages(planMessages)
  const restWords = useRestWords()
  const [from, setFrom] = useState(String(target.from))
  const [to, setTo] = useState(String(target.to))
  const [seconds, setSeconds] = useState(rest)
  const [isTried, setTried] = useState(false)
  // Both rules define the repetitions of each week or step themselves.
  const isRuled = rule.kind === 'percent' || rule.kind === 'steps'
  const [least, most] = [Number(from), Number(to)]
  const limit = target.kind === 'reps' ? SESSION_LIMITS.reps : target.kind === 'seconds' ? SESSION_LIMITS.seconds : SESSION_LIMITS.metres
  const isRange = Number.isInteger(least) && Number.isInteger(most) && least >= 1 && most >= least && most <= limit
  const save = () => {
    setTried(true)
    if (isRuled) return onPick({ rest: seconds })
    if (isRange) onPick({ rest: seconds, target: { kind: target.kind, from: least, to: most } })
  }
  return (
    <Sheet
      onClose={onClose}
      title={t.numbers.title(name)}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.rule.cancel}
          </Button>
          <Button onClick={save}>{t.rule.keep}</Button>
        </>
      }
    >
      <Stack gap={5}>
        {isRuled ? (
          <p className="note">{t.numbers.ruled}</p>
        ) : (
          <>
            <Field label={t.numbers.from[target.kind]} error={isTried && !isRange ? t.numbers.bad : undefined}>
              <TextInput inputMode="numeric" value={from} onChange={(value) => setFrom(value.trim())} />
            </Field>
            <Field label={t.numbers.to[target.kind]}>
              <TextInput inputMode="numeric" value={to} onChange={(value) => setTo(value.trim())} />
            </Field>
          </>
        )}
        <Field label={t.numbers.rest}>
          <Select
            value={seconds}
            options={[...new Set([...REST_CHOICES, rest])]
              .toSorted((a, b) => a - b)
              .map((value) => ({ value: value, label: restWords(value) }))}
            onChange={setSeconds}
          />
        </Field>
      </Stack>
    </Sheet>
  )
}
