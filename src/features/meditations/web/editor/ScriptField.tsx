import { useRef } from 'react'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check, plus, warning } from '#platform/web/ui/icons/controls.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { MeditationWords } from '../../contract.ts'
import { SCRIPT_LETTERS } from '../../core/limits.ts'
import type { Problem } from '../../core/script.ts'
import type { CheckedScript } from '../../core/timeline.ts'
import { meditationMessages } from '../core/messages.ts'
import { DraftButton } from '../draft/DraftButton.tsx'
import styles from './Editor.module.css'
import { PreviewButton } from './PreviewButton.tsx'

const MARKS = {
  en: { pause: '[pause 8s]', bell: '[bell]', breath: '[breath 4-7-8 x6]', sound: '[sound rain 0.3]', recording: '[recording 1]' },
  de: { pause: '[Pause 8s]', bell: '[Glocke]', breath: '[Atem 4-7-8 x6]', sound: '[Klang Regen 0,3]', recording: '[Aufnahme 1]' },
}
const SHOWN_PROBLEMS = 8

interface ScriptFieldProps {
  id: string
  words: MeditationWords
  checked: CheckedScript
  onChange: (part: Partial<MeditationWords>) => void
}

/** The script, checked while typing: each problem shows its position, and a press moves there. */
export function ScriptField({ id, words, checked: { problems, timeline }, onChange }: ScriptFieldProps) {
  const t = useMessages(meditationMessages).edit
  const area = useRef<HTMLTextAreaElement>(null)
  const { title, script, language } = words

  function insert(mark: string) {
    const field = area.current
    if (!field) return
    const { selectionStart: start, selectionEnd: end } = field
    const before = start > 0 && !/\s/.test(script[start - 1]!) ? ' ' : ''
    onChange({ script: `${script.slice(0, start)}${before}${mark}${script.slice(end)}` })
    const at = start + before.length + mark.length
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(at, at)
    })
  }
  function goTo({ start, end }: Problem) {
    area.current?.focus()
    area.current?.setSelectionRange(start, end)
  }

  return (
    <>
      <Field label={t.name} error={title.trim() === '' ? t.nameMissing : undefined}>
        <TextInput value={title} maxLength={80} onChange={(value) => onChange({ title: value })} />
      </Field>
      <Field
        label={t.script}
        hint={
          script === '' ? t.scriptHint : t.length(clock(timeline.seconds, { hours: true }), Math.max(0, SCRIPT_LETTERS - script.length))
        }
      >
        <TextArea
          ref={area}
          rows={14}
          className={styles.script}
          lang={language}
          spellCheck
          value={script}
          aria-describedby="script-problems"
          onChange={(value) => onChange({ script: value })}
        />
      </Field>
      <div className={styles.marks} role="group" aria-label={t.insert}>
        {(Object.keys(MARKS.en) as (keyof typeof MARKS.en)[]).map((mark) => (
          <Button key={mark} kind="soft" size="sm" icon={plus} onClick={() => insert(MARKS[language][mark])}>
            {t.marks[mark]}
          </Button>
        ))}
      </div>
      <div className={styles.buttons}>
        <PreviewButton id={id} words={words} area={area} />
        <DraftButton
          language={language}
          hasScript={script.trim() !== ''}
          onTake={(draft) => onChange({ script: draft.script, ...(script.trim() === '' && { title: draft.title }) })}
        />
      </div>
      <ProblemList problems={problems} isEmpty={script.trim() === ''} onChoose={goTo} />
      <details className={styles.more}>
        <summary>{t.help}</summary>
        <Stack as="dl" gap={3} className={styles.help}>
          {t.helpMarks.map((mark, i) => (
            <div key={mark}>
              <dt>
                <code>{mark}</code>
              </dt>
              <dd>{t.helpTexts[i]}</dd>
            </div>
          ))}
        </Stack>
      </details>
    </>
  )
}

interface ProblemListProps {
  problems: readonly Problem[]
  isEmpty: boolean
  onChoose: (problem: Problem) => void
}

function ProblemList({ problems, isEmpty, onChoose }: ProblemListProps) {
  const { edit: t, problems: sentences } = useMessages(meditationMessages)
  return (
    <Stack id="script-problems" gap={2} className={styles.problems} data-clear={problems.length === 0 || undefined}>
      <p role="status" className={styles.verdict}>
        {!isEmpty && <Icon of={problems.length === 0 ? check : warning} size={18} />}
        {isEmpty ? '' : problems.length === 0 ? t.noProblems : t.problems(problems.length)}
      </p>
      {!isEmpty && problems.length > 0 && (
        <Stack as="ul" role="list" gap={2}>
          {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
            <li key={`${problem.kind} ${problem.start}`}>
              <button type="button" className={styles.problem} onClick={() => onChoose(problem)}>
                <span className="note">{t.at(problem.line, problem.column)}</span>
                {problem.word.trim() !== '' && problem.kind !== 'script_long' && <code>{problem.word}</code>}
                <span>{sentences[problem.kind]}</span>
              </button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
