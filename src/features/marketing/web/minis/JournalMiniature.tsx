import { useEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { search } from '#platform/web/ui/icons/controls.ts'
import { uiMessages } from '#platform/web/ui/messages.ts'
import { type Mood, MoodFace } from '#platform/web/ui/MoodFace.tsx'
import { MoodPicker } from '#platform/web/ui/MoodPicker.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import mini from './Miniature.module.css'
import { storePage, storedPage } from './stored-page.ts'
import { miniMessages } from './messages.ts'
import styles from './Mini.module.css'
import { holds, wordsIn } from './words-in.ts'

/** Moods of a fictitious month up to yesterday; 0 is a day without a page. */
const MONTH: readonly (Mood | 0)[] = [3, 4, 4, 0, 2, 3, 5, 4, 0, 3, 3, 2, 1, 2, 4, 4, 0, 5, 5, 3, 2, 4, 3]
const ENTRIES = [
  { key: 'rain', mood: 4, days: 1 },
  { key: 'call', mood: 5, days: 5 },
  { key: 'night', mood: 2, days: 12 },
] as const
const SETTLED_MS = 600

/** A journal page, the weather of the day, its month, and a search: all of it in this tab. */
export function JournalMiniature() {
  const t = useMessages(miniMessages).journal
  const { moods } = useMessages(uiMessages)
  const [mood, setMood] = useState<Mood>()
  const [text, setText] = useState('')
  const [state, setState] = useState<'empty' | 'writing' | 'saved' | 'failed'>('empty')
  const [wanted, setWanted] = useState('')

  // After hydration, because the prerendered page has no entry.
  useEffect(() => {
    const stored = storedPage()
    if (!stored) return
    setText(stored)
    setState('saved')
  }, [])
  useEffect(() => {
    if (state !== 'writing') return
    const timer = setTimeout(() => setState(!storePage(text) ? 'failed' : text === '' ? 'empty' : 'saved'), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [state, text])

  const found = ENTRIES.filter(({ key }) => holds(t.entries[key], wanted))
  return (
    <div className={`${mini.screen} ${styles.screen}`} role="group" aria-label={t.label}>
      <MoodPicker label={t.mood} value={mood} onChange={setMood} />
      <div>
        <Field label={t.page}>
          <TextArea
            rows={3}
            maxLength={2000}
            value={text}
            placeholder={t.placeholder}
            onChange={(value) => {
              setText(value)
              setState('writing')
            }}
          />
        </Field>
        <p className={styles.line}>
          <span role="status">{t.state[state]}</span>
          <span>{t.words(wordsIn(text))}</span>
        </p>
      </div>
      <div>
        <p className={styles.caption} aria-hidden="true">
          {t.monthTitle}
        </p>
        <div
          className={styles.month}
          role="img"
          aria-label={t.month(MONTH.filter(Boolean).length) + (mood ? t.monthToday(moods[mood - 1] ?? '') : '')}
        >
          {Array.from({ length: 28 }, (_, day) => (
            // oxlint-disable-next-line no-array-index-key -- a day is its place in the month
            <span
              key={day}
              data-mood={(day === MONTH.length ? mood : MONTH[day]) || undefined}
              data-today={day === MONTH.length || undefined}
            />
          ))}
        </div>
      </div>
      <div>
        <Field label={t.search}>
          <TextInput type="search" icon={search} value={wanted} maxLength={60} onChange={setWanted} />
        </Field>
        <p className={styles.line} role="status">
          {wanted.trim() && (found.length > 0 ? t.found(found.length) : t.none)}
        </p>
        <ul role="list" className={styles.entries}>
          {found.map(({ key, mood: of, days }) => (
            <li key={key}>
              <MoodFace mood={of} size={30} />
              <p>
                {t.entries[key]} <span className={styles.when}>{t.ago(days)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
