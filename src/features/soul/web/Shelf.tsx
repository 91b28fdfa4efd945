import type { SoulTrack } from '../contract.ts'
import shared from './Soul.module.css'
import styles from './Shelf.module.css'
import { TrackTile } from './TrackTile.tsx'

/** A horizontal list of tracks; on phones it scrolls sideways. */
export function Shelf({ id, title, tracks }: { id: string; title: string; tracks: readonly SoulTrack[] }) {
  return (
    <section aria-labelledby={`soul-${id}`}>
      <h2 id={`soul-${id}`} className={shared.heading}>
        {title}
      </h2>
      <ul role="list" className={styles.shelf}>
        {tracks.map((track) => (
          <li key={track.id}>
            <TrackTile track={track} place={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}
