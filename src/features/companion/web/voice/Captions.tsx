import { useMessages } from '#platform/web/i18n/messages.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { ShownMessage } from '../../contract-chat.ts'
import { voiceMessages } from './messages.ts'
import { spokenText } from './speaking/sentences.ts'
import styles from './Voice.module.css'

/** Number of last messages shown here; the written conversation has the others. */
const MOST = 6

type Props = {
  messages: readonly ShownMessage[]
  /** The answer in progress, as far as it has arrived. */
  coming: string | undefined
  /** Number of heard letters, by message. */
  cuts: ReadonlyMap<string, number>
  saying: string
}

/** Captions of both sides, newest last and largest. Screen readers get an answer once it is complete. */
export function Captions({ messages, coming, cuts, saying }: Props) {
  const t = useMessages(voiceMessages)
  const shown = messages.slice(-MOST)
  const last = shown.at(-1)
  return (
    <section aria-label={t.captions} className={styles.captions}>
      <Stack role="list" as="ol" gap={5}>
        {shown.map(({ id, role, text }) => {
          const cut = cuts.get(id)
          return (
            <li key={id} className={role === 'person' ? styles.own : styles.answer}>
              <span className="note">{role === 'person' ? t.you : t.it}</span>
              <p className={styles.words} dir="auto">
                <Spoken text={cut === undefined ? text : `${text.slice(0, cut)} …`} saying={saying} />
              </p>
              {cut !== undefined && <p className={styles.soft}>{t.cut}</p>}
            </li>
          )
        })}
        {coming !== undefined && coming !== '' && (
          <li className={styles.answer} aria-busy="true">
            <span className="note">{t.it}</span>
            <p className={styles.words} dir="auto">
              <Spoken text={coming} saying={saying} />
            </p>
          </li>
        )}
      </Stack>
      <p aria-live="polite" className="visually-hidden">
        {last && (coming === undefined || last.role === 'person')
          ? `${last.role === 'person' ? t.you : t.it}: ${spokenText(last.text)}`
          : ''}
      </p>
    </section>
  )
}

/** Marks the sentence that is being spoken. */
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
