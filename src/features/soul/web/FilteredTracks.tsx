import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import type { SoulTrack } from '../contract.ts'
import { soulMessages } from './messages.ts'
import shared from './Soul.module.css'
import styles from './FilteredTracks.module.css'
import { TrackRow } from './TrackRow.tsx'
import { WildArt } from './WildArt.tsx'

/** The tracks that match the filters, or a friendly text if none do. */
export function FilteredTracks({ tracks, onClear }: { tracks: readonly SoulTrack[]; onClear: () => void }) {
  const t = useMessages(soulMessages)
  const clear = (
    <Button kind="soft" size="sm" onClick={onClear}>
      {t.filter.clear}
    </Button>
  )
  return (
    <section className={styles.found} aria-label={t.filter.label}>
      <p className={tracks.length > 0 ? styles.count : 'visually-hidden'}>
        <span role="status">{t.filter.found(tracks.length)}</span>
        {tracks.length > 0 && clear}
      </p>
      {tracks.length === 0 ? (
        <EmptyState art={<WildArt seed="soul-nothing-found" />} title={t.filter.noneTitle} action={clear}>
          {t.filter.noneText}
        </EmptyState>
      ) : (
        <ul role="list" className={shared.rows}>
          {tracks.map((track) => (
            <li key={track.id}>
              <TrackRow track={track} place="found" level={2} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
