import { useRef, useState, type Ref } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { SET_TYPES, type SetType, type Target } from '../../engine/types.ts'
import type { PastSet } from '../../engine/types.ts'
import { fromKg, toKg, type WeightUnit } from '../../gyms/gym.ts'
import { addSet, changeSet, changeWeight, countsAs } from '../../training/edit-session.ts'
import { measureOfSet, SESSION_LIMITS, type SessionSet } from '../../training/session.ts'
import { roundFor } from '../../training/start-session.ts'
import type { SessionState } from '../data/use-session.ts'
import { useAmountWords } from '../core/use-amount-words.ts'
import { sessionMessages } from './messages.ts'
import { readNumber } from './read-number.ts'
import styles from './Session.module.css'

type Props = {
  id: string
  set: SessionSet
  number: number
  exercise: string
  unit: WeightUnit
  /** The measure of its exercise. */
  measure: Measure
  last: PastSet | undefined
  /** Whether a set needs a weight to be useful. */
  needsWeight: boolean
  /** The heaviest load without a question, in kilograms; undefined: no load needs one. */
  mostKg: number | undefined
  change: SessionState['change']
  mark: (set: string, isDone: boolean) => void
}

const REMOVE = 'remove'
const ONE_MORE = 'one-more'

type Measure = Target['kind']

/** A set: its kind, its values last time and now, and whether it is done. */
export function SetRow({ id, set, number, exercise, unit, measure, last, needsWeight, mostKg, change, mark }: Props) {
  const t = useMessages(sessionMessages)
  const format = useFormat()
  const amountWords = useAmountWords()
  const name = set.type === 'warm-up' ? t.warmUpNumber(number) : t.setNumber(number)
  const [wrong, setWrong] = useState<'weight' | 'amount' | 'missing'>()
  const [question, setQuestion] = useState<Question>()
  const weight = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const isDone = set.doneAt !== null
  const choose = (value: string) => {
    if (value === ONE_MORE) return change((now, at) => addSet(now, set.item, uuidv7(), { unit, now: at, after: id }))
    if (value !== REMOVE) return change((now, at) => changeSet(now, id, { type: value as SetType }, at))
    change((now, at) => changeSet(now, id, { gone: true }, at))
    toast({
      title: t.setRemoved,
      action: { label: t.end.undo, onPress: () => change((now, at) => changeSet(now, id, { gone: false }, at)) },
    })
  }
  const press = () => {
    const counted = isDone ? {} : countsAs(set, last, unit)
    setWrong(counted ? undefined : 'missing')
    if (!counted) return amount.current?.focus()
    if (Object.keys(counted).length > 0) change((now, at) => changeSet(now, id, counted, at))
    const asked = isDone ? undefined : questionAbout({ ...set, ...counted }, needsWeight, mostKg)
    setQuestion(asked)
    if (asked) return weight.current?.focus()
    mark(id, !isDone)
  }
  const confirm = () => {
    setQuestion(undefined)
    mark(id, true)
  }
  const typed = (what: 'weight' | 'amount', text: string) => {
    const most =
      what === 'weight'
        ? SESSION_LIMITS.weight
        : set.type === 'distance'
          ? SESSION_LIMITS.metres
          : set.type === 'timed'
            ? SESSION_LIMITS.seconds
            : SESSION_LIMITS.reps
    const value = readNumber(text, most)
    setWrong(value === undefined ? what : undefined)
    setQuestion(undefined)
    if (value === undefined) return
    change((now, at) => (what === 'weight' ? changeWeight(now, id, value, unit, at) : changeSet(now, id, { amount: value }, at)))
  }
  const shownWeight = set.weight === null ? null : set.unit === unit ? set.weight : roundFor(fromKg(set.weight, unit))
  return (
    <div className={cx(styles.set, isDone && styles.isDone)} role="group" aria-label={name}>
      <span className={styles.mark}>
        <span aria-hidden="true">{t.typeMarks[set.type] || number}</span>
        <select aria-label={t.nameOf.type(name, exercise)} value={set.type} onChange={({ target }) => choose(target.value)}>
          {SET_TYPES.map((type) => (
            <option key={type} value={type}>
              {t.types[type]}
            </option>
          ))}
          <option value={ONE_MORE}>{t.oneMore}</option>
          <option value={REMOVE}>{t.removeSet}</option>
        </select>
      </span>
      <span className={styles.last}>
        <span className="visually-hidden">{t.last}: </span>
        {last
          ? `${last.weight === null ? '' : `${format.number(roundFor(fromKg(last.weight, unit)))} × `}${amountWords(measure, last.amount)}`
          : '–'}
      </span>
      <NumberInput
        label={t.nameOf.weight(name, exercise)}
        ref={weight}
        value={shownWeight}
        isWrong={wrong === 'weight'}
        onType={(text) => typed('weight', text)}
      />
      <NumberInput
        label={t.nameOf.amount(t.measured[measureOfSet(set, measure)], name, exercise)}
        ref={amount}
        value={set.amount}
        isWrong={wrong === 'amount' || wrong === 'missing'}
        onType={(text) => typed('amount', text)}
      />
      <button type="button" className={styles.check} aria-pressed={isDone} aria-label={t.nameOf.done(name, exercise)} onClick={press}>
        <Icon of={check} size={28} />
      </button>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {t.wrong[wrong]}
        </p>
      )}
      {question && (
        <div role="alert" className={styles.question}>
          <p>
            {question === 'no-weight' ? t.asks.noWeight : t.asks.beyond(`${format.number(roundFor(fromKg(mostKg ?? 0, unit)))} ${unit}`)}
          </p>
          <Button kind="soft" size="lg" onClick={confirm}>
            {question === 'no-weight' ? t.asks.withoutWeight : t.asks.isRight}
          </Button>
        </div>
      )}
    </div>
  )
}

type Question = 'no-weight' | 'beyond'

/** The question before a set counts: about a missing weight, or one that this place does not have. Warm-up sets need no weight. */
function questionAbout({ type, weight, unit }: SessionSet, needsWeight: boolean, mostKg: number | undefined): Question | undefined {
  if (weight === null) return needsWeight && type !== 'warm-up' ? 'no-weight' : undefined
  return mostKg !== undefined && toKg(weight, unit) > mostKg + 0.01 ? 'beyond' : undefined
}

/** Typed text stays unchanged while typing; when the field loses focus, it shows the value that counts. */
function NumberInput({
  ref,
  label,
  value,
  isWrong,
  onType,
}: {
  ref?: Ref<HTMLInputElement>
  label: string
  value: number | null
  isWrong: boolean
  onType: (text: string) => void
}) {
  const format = useFormat()
  const [text, setText] = useState<string>()
  const shown = value === null ? '' : format.number(value, { useGrouping: false, maximumFractionDigits: 2 })
  return (
    <input
      ref={ref}
      className={styles.number}
      type="text"
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={text ?? shown}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setText(target.value)
        onType(target.value)
      }}
      onBlur={() => setText(isWrong ? text : undefined)}
    />
  )
}
