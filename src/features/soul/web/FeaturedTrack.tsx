import { Link } from 'react-router'
import { player } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import type { SoulTrack } from '../contract.ts'
import { minutesOf } from './filters.ts'
import { isStarted, itemOf } from './items.ts'
import { usePlaying } from './use-playing.ts'
import { soulMessages } from './messages.ts'
import { useOpening } from './opening.ts'
import styles from './FeaturedTrack.module.css'
import { TrackArt } from './TrackArt.tsx'

/** The featured track: the one to continue, one for the day, or a first short one. */
export function FeaturedTrack({ track, why }: { track: SoulTrack; why: 'goOn' | 'today' | 'begin' }) {
  const t = useMessages(soulMessages)
  const { to, onClick, transition } = useOpening(track.id, 'lead')
  const { phase, isOn, position } = usePlaying(track)
  return (
    <Card as="section" pad="none" className={styles.lead} aria-labelledby="soul-lead">
      <TrackArt
        className={styles.art}
        seed={track.artSeed}
        place={track.category}
        isPlaying={phase === 'playing'}
        transition={transition}
      />
      <div className={styles.words}>
        <p className="kicker">{{ goOn: t.goOn.kicker, today: t.hub.suggestion, begin: t.begin.kicker }[why]}</p>
        <h2 id="soul-lead">
          <Link to={to} onClick={onClick} viewTransition className={stretchedClass}>
            {track.title}
          </Link>
        </h2>
        <p className={styles.text}>{why === 'begin' ? t.begin.text : track.description}</p>
        <p className={styles.action}>
          <Button icon={isOn ? pause : play} onClick={() => player.play(itemOf(track), position)}>
            {isOn ? t.track.pause : { goOn: t.goOn.action, today: t.track.play, begin: t.begin.action }[why]}
          </Button>
          <span className="note tabular">
            {isStarted(position) ? `${clock(position)} / ${clock(track.duration)}` : t.minutes(minutesOf(track.duration))}
          </span>
        </p>
      </div>
    </Card>
  )
}
