import type { ModelState } from '#platform/contract/model-consent.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { ReflectPreview } from '../../contract/reflect.ts'
import { promptMessages } from './messages.ts'
import styles from './SentText.module.css'

interface SentTextProps {
  preview: ReflectPreview
  model: NonNullable<ModelState['model']>
  /** Whether the full text is expanded; it is before consent. */
  isOpen: boolean
}

/** The data to send: destination, counts, the full text, and the number of entries left out. */
export function SentText({ preview, model, isOpen }: SentTextProps) {
  const t = useMessages(promptMessages).reflect
  const { entries, characters, shortened, leftOut } = preview
  const notes = [
    [shortened, t.shortened],
    [leftOut.tooMany, t.leftMany],
    [leftOut.hard, t.leftHard],
    [leftOut.missing, t.leftDeleted],
    [leftOut.empty, t.leftEmpty],
  ] as const
  return (
    <Stack gap={3}>
      <p className={styles.goes}>{characters > 0 ? t.goes(entries, characters) : t.goesMoods(entries)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.to}</dt>
          <dd>{model.local ? t.here : <bdi>{model.destination}</bdi>}</dd>
        </div>
        <div>
          <dt>{t.model}</dt>
          <dd>
            <bdi>{model.model}</bdi>
          </dd>
        </div>
      </dl>
      {notes.some(([n]) => n > 0) && (
        <ul className={styles.notes}>
          {notes.map(([n, say], i) => {
            // oxlint-disable-next-line no-array-index-key -- five kinds of note, always in this order
            return n > 0 && <li key={i}>{say(n)}</li>
          })}
        </ul>
      )}
      <p className="note">{t.notSent}</p>
      <details className={styles.exact} open={isOpen}>
        <summary>
          <span>{t.exact}</span>
          <Icon of={chevronDown} size={20} />
        </summary>
        <h4>{t.yours}</h4>
        {preview.messages.map(({ content }, i) => (
          // oxlint-disable-next-line no-array-index-key -- messages have no other name than their place
          <pre key={i} dir="auto">
            {content}
          </pre>
        ))}
        <h4>{t.instructions}</h4>
        <pre dir="auto">{preview.system}</pre>
      </details>
    </Stack>
  )
}
