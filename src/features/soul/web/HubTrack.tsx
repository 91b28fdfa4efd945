import { Link } from 'react-router'
import { player } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import type { SoulTrack } from '../contract.ts'
import { minutesOf } from './filters.ts'
import styles from './HubTrack.module.css'
import { HuesContext } from './hues.ts'
import { isStarted, itemOf } from './items.ts'
import { usePlaying } from './use-playing.ts'
import { soulMessages } from './messages.ts'
import { useOpening } from './opening.ts'
import { TrackArt } from './TrackArt.tsx'

/** A track on the hub: picture, reason, and play button. */
export function HubTrack({ track, kicker }: { track: SoulTrack; kicker: string }) {
  const t = useMessages(soulMessages)
  const { to, onClick, transition } = useOpening(track.id, 'hub')
  const { phase, isOn, position } = usePlaying(track)
  return (
    <Card as="article" pad="none" className={styles.card} data-area="soul">
      <HuesContext value={new Map([[track.category, track.hue]])}>
        <TrackArt
          className={styles.art}
          seed={track.artSeed}
          place={track.category}
          isPlaying={phase === 'playing'}
          transition={transition}
        />
      </HuesContext>
      <div className={styles.words}>
        <p className="kicker">{kicker}</p>
        <h3>
          <Link to={to} onClick={onClick} viewTransition className={stretchedClass}>
            {track.title}
          </Link>
        </h3>
        <p className={styles.text}>{track.description}</p>
        <p className={styles.action}>
          <Button
            size="sm"
            icon={isOn ? pause : play}
            onClick={() => player.play(itemOf(track), position)}
            aria-label={isOn ? t.pause(track.title) : isStarted(position) ? `${t.goOn.action}: ${track.title}` : t.play(track.title)}
          >
            {isOn ? t.track.pause : isStarted(position) ? t.goOn.action : t.hub.play}
          </Button>
          <span className="note tabular">{isStarted(position) ? t.hub.goOnAt(clock(position)) : t.minutes(minutesOf(track.duration))}</span>
        </p>
      </div>
    </Card>
  )
}
