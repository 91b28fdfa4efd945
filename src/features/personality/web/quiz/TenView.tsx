import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { arrowEnd, arrowStart } from '#platform/web/ui/icons/controls.ts'
import { personalityMessages } from '../core/messages.ts'
import type { LinesProps } from './lines.ts'
import styles from './Quiz.module.css'
import { useDigitKeys } from './use-digit-keys.ts'
import { usePace } from './use-pace.ts'

const TEN = 10

/** Ten items in a column, for wide windows. The current one is marked: keys 1 to 5 answer it and continue. */
export function TenView({ instrument, texts, answers, at, onAt, onAnswer }: LinesProps) {
  const { quiz: t } = useMessages(personalityMessages)
  const { items, points } = instrument
  const first = at - (at % TEN)
  const shown = items.slice(first, first + TEN)
  const last = first + shown.length
  const list = useRef<HTMLOListElement>(null)
  const shownFirst = useRef(first)
  const current = items[at]!
  const pace = usePace(current.id)

  const answer = (place: number, value: number, goOn: boolean) => {
    const item = items[place]!
    onAnswer(item.id, value, place === at ? pace() : undefined)
    if (goOn) onAt(place + 1)
    else if (place !== at) onAt(place)
  }
  useDigitKeys({ points, onDigit: (value) => answer(at, value, true), onBack: () => at > 0 && onAt(at - 1) })
  useEffect(() => {
    if (shownFirst.current === first) return
    shownFirst.current = first
    list.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [first])

  return (
    <>
      <p className={styles.legend} aria-hidden="true">
        {[texts.responses[0], texts.responses.at(-1)].map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      <ol role="list" className={styles.ten} ref={list} tabIndex={-1} start={first + 1} aria-label={t.itemOf(first + 1, items.length)}>
        {shown.map((item, offset) => {
          const place = first + offset
          const value = answers[item.id]?.value ?? null
          return (
            <li key={item.id} data-current={place === at || undefined} data-answered={value !== null || undefined}>
              <fieldset className={styles.row}>
                <legend className={styles.rowItem}>
                  <span className={styles.rowNumber} aria-hidden="true">
                    {place + 1}
                  </span>
                  <span>{texts.items[item.id]}</span>
                </legend>
                <div className={styles.scale}>
                  {texts.responses.map((words, index) => (
                    <label key={words} className={styles.step}>
                      <input
                        type="radio"
                        name={item.id}
                        aria-label={words}
                        title={words}
                        checked={value === index + 1}
                        onFocus={() => place !== at && onAt(place)}
                        onChange={() => answer(place, index + 1, false)}
                      />
                      <span className={styles.dot} data-step={index + 1} aria-hidden="true" />
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          )
        })}
      </ol>
      <div className={styles.ways}>
        <Button kind="quiet" icon={arrowStart} disabled={first === 0} onClick={() => onAt(first - TEN)}>
          {t.back}
        </Button>
        <Button iconEnd={arrowEnd} onClick={() => onAt(last)}>
          {last >= items.length ? t.next : t.nextTen}
        </Button>
      </div>
    </>
  )
}
