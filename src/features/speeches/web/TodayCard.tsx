import { Link } from 'react-router'
import { toneIcon } from '#platform/web/audio/items.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import type { Speech } from '../contract.ts'
import { pageOfSpeech } from './items.ts'
import { speechesMessages } from './messages.ts'
import { Heart, ListenButton } from './SpeechButtons.tsx'
import styles from './Speeches.module.css'

/** The speech of the day. */
export function TodayCard({ speech }: { speech: Speech }) {
  const t = useMessages(speechesMessages)
  const { id, title, tone, content, language, duration, audioUrl } = speech
  return (
    <Card as="section" look="tinted" pad="lg" className={styles.today} data-tone={tone} aria-labelledby="speech-today">
      <span className={styles.big} aria-hidden="true">
        {toneIcon(tone)}
      </span>
      <div className={styles.words}>
        <p className="kicker">
          {t.today} · {t.tones[tone]} · {clock(duration)}
        </p>
        <h2 id="speech-today" className={styles.todayName}>
          {title}
        </h2>
        <p className={styles.todayText} lang={language}>
          {content}
        </p>
        <div className={styles.todayPresses}>
          <ListenButton speech={speech} />
          <Link to={pageOfSpeech(id)} className={buttonClass({ kind: audioUrl === null ? 'primary' : 'soft' })}>
            {audioUrl === null ? t.read : t.readAlong}
          </Link>
          <Heart speech={speech} />
        </div>
      </div>
    </Card>
  )
}
