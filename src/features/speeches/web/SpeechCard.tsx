import { Link } from 'react-router'
import { toneIcon } from '#platform/web/audio/items.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Speech } from '../contract.ts'
import { pageOfSpeech } from './items.ts'
import { speechesMessages } from './messages.ts'
import { Heart, PlayIcon } from './SpeechButtons.tsx'
import styles from './Speeches.module.css'

/** A speech in the list; a press anywhere opens it for reading. */
export function SpeechCard({ speech }: { speech: Speech }) {
  const t = useMessages(speechesMessages)
  const { title, tone, duration, content, language, themes, isOwn } = speech
  return (
    <Card as="li" className={styles.card} data-tone={tone}>
      <span className={styles.emoji} aria-hidden="true">
        {toneIcon(tone)}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={pageOfSpeech(speech.id)} className={stretchedClass}>
            {title}
          </Link>
        </h3>
        <p className={styles.meta}>{dotted([isOwn && t.own, t.tones[tone], clock(duration)])}</p>
      </div>
      <p className={styles.excerpt} lang={language}>
        {content}
      </p>
      <p className={styles.themes}>{dotted(themes.map((theme) => t.themes[theme]))}</p>
      <div className={styles.presses}>
        <Heart speech={speech} />
        <PlayIcon speech={speech} />
      </div>
    </Card>
  )
}
