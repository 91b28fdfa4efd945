import { useEffect, useRef, useState, type FormEvent } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import { arrowEnd, refresh } from '#platform/web/ui/icons/controls.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { back, choose, entryOf, linesOf, MOST_LETTERS, nodeAt, placeOf, typedIn, write, type Progress } from '../../talks/core/engine.ts'
import type { AskedId, Talk } from '../../talks/core/talk.ts'
import { signsIn } from '../core/signs-in.ts'
import { TalkActions } from './TalkActions.tsx'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'

type Props = {
  name: string
  talk: Talk
  started: { steps: Progress; text: string }
  onChange: (steps: Progress, text: string) => void
  onGoodbye: () => void
  /** Another action began, so there is no check-in to resume. */
  onDone: () => void
  onAsk: (id: AskedId) => void
}

/** A check-in in progress: earlier steps, the current question, and its answers. */
export function TalkView({ name, talk, started, onChange, onGoodbye, onDone, onAsk }: Props) {
  const t = useMessages(talkMessages)
  const { language } = useLocaleSettings()
  const [steps, setSteps] = useState(started.steps)
  const [text, setText] = useState(started.text)
  const node = nodeAt(talk, steps)
  const place = placeOf(talk, steps)
  const lines = linesOf(talk, steps, language)
  // Reads crisis words before anything else happens with them, also without a network.
  const [opening] = useState(() => uuidv7())
  const signs = signsIn(opening, [...typedIn(steps), text])

  const go = (next: Progress, typed = '') => {
    setSteps(next)
    setText(typed)
    onChange(next, typed)
  }
  const stepBack = () => {
    const last = steps.at(-1)
    go(back(steps), last && 'text' in last ? last.text : '')
  }

  // A new question receives the focus, so that reading continues there.
  const spoken = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else spoken.current?.focus({ preventScroll: true })
    spoken.current?.scrollIntoView?.({ block: 'nearest' })
  }, [place])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(write(talk, steps, text))
  }

  return (
    <>
      {lines.length > 0 && (
        <Stack as="ol" role="list" aria-label={t.soFar}>
          {lines.map((line, at) => (
            <Stack as="li" key={at} gap={2}>
              <p className="note">{line.asked}</p>
              <p className={styles.answered} dir="auto">
                {line.answered || t.silent}
              </p>
            </Stack>
          ))}
        </Stack>
      )}
      <CareNotice signs={signs} texts={[...typedIn(steps), text]} isAlwaysOffered />
      <div className={styles.now} key={place}>
        <h3 ref={spoken} tabIndex={-1} className={styles.say}>
          {node.say[language]}
        </h3>
        {'choices' in node && (
          <Stack as="ul" role="list" gap={2}>
            {node.choices.map((choice, at) => (
              <li key={choice.en}>
                <button type="button" className={styles.choice} onClick={() => go(choose(talk, steps, at))}>
                  {choice[language]}
                </button>
              </li>
            ))}
          </Stack>
        )}
        {'write' in node && (
          <Stack as="form" onSubmit={submit}>
            <Field label={t.yourWords} hint={t.staysHere}>
              <TextArea
                rows={3}
                dir="auto"
                maxLength={MOST_LETTERS}
                placeholder={node.example?.[language]}
                value={text}
                onChange={(value) => {
                  setText(value)
                  onChange(steps, value)
                }}
              />
            </Field>
            <Button type="submit" size="lg" wide iconEnd={arrowEnd}>
              {text.trim() === '' ? t.skip : t.next}
            </Button>
          </Stack>
        )}
        {'actions' in node && (
          <TalkActions
            actions={node.actions}
            words={{ title: name, body: entryOf(talk, steps, language) }}
            hasTyped={typedIn(steps).length > 0}
            onDone={onDone}
            onAsk={onAsk}
          />
        )}
      </div>
      <p className={styles.ways}>
        {steps.length > 0 && (
          <>
            <Button kind="quiet" size="sm" icon={undo} onClick={stepBack}>
              {t.back}
            </Button>
            <Button kind="quiet" size="sm" icon={refresh} onClick={() => go([])}>
              {t.restart}
            </Button>
          </>
        )}
        <Button kind="quiet" size="sm" onClick={onGoodbye}>
          {t.leave}
        </Button>
      </p>
    </>
  )
}
