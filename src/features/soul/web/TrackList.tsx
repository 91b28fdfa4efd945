import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { SoulCategory, SoulTrack } from '../contract.ts'
import { soulMessages } from './messages.ts'
import shared from './Soul.module.css'
import styles from './TrackList.module.css'
import { TrackRow } from './TrackRow.tsx'

/** One category's tracks on the page of all. */
export function TrackList({ category, tracks }: { category: SoulCategory; tracks: readonly SoulTrack[] }) {
  const t = useMessages(soulMessages)
  const id = `soul-in-${category.id}`
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={shared.listHead}>
        <h2 id={id} className={shared.heading}>
          {category.title}
        </h2>
        <Link className={styles.seeAll} to={`/soul/category/${category.id}`} aria-label={`${category.title}: ${t.all}`}>
          {t.all}
        </Link>
      </div>
      <ul role="list" className={shared.rows}>
        {tracks.map((track) => (
          <li key={track.id}>
            <TrackRow track={track} place={category.id} />
          </li>
        ))}
      </ul>
    </section>
  )
}
