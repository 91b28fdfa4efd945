import { Link } from 'react-router'
import type { SoulTrack } from '../contract.ts'
import { isStarted } from './items.ts'
import { usePlaying } from './use-playing.ts'
import { useOpening } from './opening.ts'
import { PlayButton } from './PlayButton.tsx'
import shared from './Track.module.css'
import styles from './TrackTile.module.css'
import { TrackArt } from './TrackArt.tsx'
import { TrackMeta } from './TrackMeta.tsx'

/** A track as a picture with a name, for shelves. `place`: the shelf's name; `level`: of its heading on the page. */
export function TrackTile({ track, place, level = 3 }: { track: SoulTrack; place: string; level?: 2 | 3 }) {
  const { to, onClick, transition } = useOpening(track.id, place)
  const { phase, position } = usePlaying(track)
  const Heading = `h${level}` as const
  return (
    <article className={shared.tile}>
      <div className={shared.picture}>
        <TrackArt seed={track.artSeed} place={track.category} isPlaying={phase === 'playing'} transition={transition} />
        {isStarted(position) && (
          <span className={styles.been} aria-hidden="true">
            <span style={{ inlineSize: `${Math.min(100, (position / track.duration) * 100)}%` }} />
          </span>
        )}
      </div>
      <div className={styles.below}>
        <div className={shared.words}>
          <Heading className={shared.name}>
            <Link to={to} onClick={onClick} viewTransition className={shared.whole}>
              {track.title}
            </Link>
          </Heading>
          <TrackMeta track={track} />
        </div>
        <PlayButton track={track} />
      </div>
    </article>
  )
}
