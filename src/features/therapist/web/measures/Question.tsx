import { useId } from 'react'
import type { Words } from '../../form/fields.ts'
import { ANSWERS } from '../../measures/measure.ts'
import { useWords } from '../core/use-words.ts'
import styles from './Measures.module.css'

type Props = {
  text: string
  answers: readonly Words[]
  value: string | undefined
  problem?: string | undefined
  onChange: (value: string) => void
}

/** One item with its four answers in a column. */
export function Question({ text, answers, value, problem, onChange }: Props) {
  const w = useWords()
  const id = useId()
  return (
    <fieldset className={styles.question} {...(problem ? { 'data-invalid': '', 'aria-describedby': `${id}-problem`, tabIndex: -1 } : {})}>
      <legend>{text}</legend>
      {ANSWERS.map((answer, at) => (
        <label key={answer} className={styles.answer}>
          <input type="radio" name={id} value={answer} checked={value === answer} onChange={() => onChange(answer)} />
          <span>{w(answers[at]!)}</span>
        </label>
      ))}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
