import { useMessages } from '#platform/web/i18n/messages.ts'
import type { ShownMessage } from '../../contract-chat.ts'
import { voiceMessages } from './messages.ts'
import { spokenText } from './speaking/sentences.ts'
import styles from './Voice.module.css'

/** So many of the last messages stand here; the others are in the conversation as text. */
const MOST = 6

type Props = {
  messages: readonly ShownMessage[]
  /** What has come of an answer. */
  coming: string | undefined
  /** By message, how much of it was heard. */
  cuts: ReadonlyMap<string, number>
  saying: string
}

/** What was said, both ways, in words: the newest last and largest. Announced once it is whole. */
export function Captions({ messages, coming, cuts, saying }: Props) {
  const t = useMessages(voiceMessages)
  const shown = messages.slice(-MOST)
  const last = shown.at(-1)
  return (
    <section aria-label={t.said} className={styles.captions}>
      <ol role="list" className={styles.lines}>
        {shown.map(({ id, role, text }) => {
          const cut = cuts.get(id)
          return (
            <li key={id} className={role === 'person' ? styles.own : styles.answer}>
              <span className={styles.who}>{role === 'person' ? t.you : t.it}</span>
              <p className={styles.words} dir="auto">
                <Spoken text={cut === undefined ? text : `${text.slice(0, cut)} …`} saying={saying} />
              </p>
              {cut !== undefined && <p className={styles.soft}>{t.cut}</p>}
            </li>
          )
        })}
        {coming !== undefined && coming !== '' && (
          <li className={styles.answer} aria-busy="true">
            <span className={styles.who}>{t.it}</span>
            <p className={styles.words} dir="auto">
              <Spoken text={coming} saying={saying} />
            </p>
          </li>
        )}
      </ol>
      <p aria-live="polite" className="visually-hidden">
        {last && (coming === undefined || last.role === 'person')
          ? `${last.role === 'person' ? t.you : t.it}: ${spokenText(last.text)}`
          : ''}
      </p>
    </section>
  )
}

/** The sentence that sounds just now is marked. */
function Spoken({ text, saying }: { text: string; saying: string }) {
  const plain = spokenText(text)
  const at = saying === '' ? -1 : plain.lastIndexOf(saying)
  if (at < 0) return plain
  return (
    <>
      {plain.slice(0, at)}
      <span className={styles.now}>{saying}</span>
      {plain.slice(at + saying.length)}
    </>
  )
}
