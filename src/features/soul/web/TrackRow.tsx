import { Link } from 'react-router'
import type { SoulTrack } from '../contract.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { useOpening } from './opening.ts'
import { PlayButton } from './PlayButton.tsx'
import shared from './Track.module.css'
import styles from './TrackRow.module.css'
import { TrackArt } from './TrackArt.tsx'
import { TrackMeta } from './TrackMeta.tsx'

/** A track in a list. `place`: the list's name; `level`: of its heading on the page. */
export function TrackRow({ track, place, level = 3 }: { track: SoulTrack; place: string; level?: 2 | 3 }) {
  const { to, onClick, transition } = useOpening(track.id, place)
  const Heading = `h${level}` as const
  return (
    <article className={shared.row}>
      <TrackArt seed={track.artSeed} place={track.category} look="thumb" transition={transition} />
      <div className={shared.words}>
        <Heading className={shared.name}>
          <Link to={to} onClick={onClick} viewTransition className={shared.whole}>
            {track.title}
          </Link>
        </Heading>
        <TrackMeta track={track} />
      </div>
      <span className={styles.hearts}>
        <FavouriteButton track={track} />
      </span>
      <PlayButton track={track} />
    </article>
  )
}
