import { Link } from 'react-router'
import { usePhaseOf } from '#platform/web/audio/use-player.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { SoulCategory, SoulTrack } from '../contract.ts'
import { Console } from './Console.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { minutesOf } from './filters.ts'
import { HuesContext, huesOf } from './hues.ts'
import { itemOf } from './items.ts'
import { useListened } from './listened.ts'
import { soulMessages } from './messages.ts'
import { ART_TRANSITION } from './opening.ts'
import soul from './Soul.module.css'
import { TrackArt } from './TrackArt.tsx'
import shared from './TrackPage.module.css'
import styles from './TrackView.module.css'
import { TrackRow } from './TrackRow.tsx'
import { BackLink } from './BackLink.tsx'

interface TrackViewProps {
  track: SoulTrack
  category: SoulCategory
  more: readonly SoulTrack[]
  /** Undefined while only the data of the previous page is available. */
  minutesListened: number | undefined
}

const languageName = (locale: string, tag: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag

export function TrackView({ track, category, more, minutesListened }: TrackViewProps) {
  const t = useMessages(soulMessages)
  const { positions, counted } = useListened()
  const phase = usePhaseOf({ kind: 'track', id: track.id })
  const { locale } = useFormat()
  const isForeign = Boolean(track.spokenIn) && !locale.startsWith(track.spokenIn!)
  const item = itemOf(track)
  const earned = counted?.trackId === track.id ? counted.pointsAwarded : 0
  return (
    <HuesContext value={huesOf([category])}>
      <Page
        area="soul"
        wide
        header={
          <div className={shared.back}>
            <BackLink />
          </div>
        }
      >
        <div className={shared.columns}>
          <div className={shared.stage}>
            <TrackArt
              look="stage"
              seed={track.artSeed}
              place={track.category}
              isPlaying={phase === 'playing'}
              transition={ART_TRANSITION}
            />
          </div>
          <Stack gap={5}>
            <header className={styles.head}>
              <div>
                <p className={styles.kicker}>
                  <Link to={`/soul/category/${category.id}`}>{category.title}</Link>
                </p>
                <h1 tabIndex={-1}>{track.title}</h1>
                <p className={styles.kind}>
                  {t.minutes(minutesOf(track.duration))} · {track.guided ? t.guided : t.sound}
                </p>
              </div>
              <FavouriteButton track={track} className={styles.heart} />
            </header>
            <Console item={item} position={positions.get(track.id) ?? track.position} />
            <Stack as="section" gap={3} className={shared.about} aria-label={t.track.about}>
              <p>{track.description}</p>
              {isForeign && <p className="note">{t.track.spokenIn(languageName(locale, track.spokenIn!))}</p>}
              {track.tags.length > 0 && (
                <ul role="list" className={styles.tags} aria-label={t.track.tags}>
                  {track.tags.map((tag) => (
                    <li key={tag}>
                      <Chip>{tag}</Chip>
                    </li>
                  ))}
                </ul>
              )}
              <p className="note">
                {minutesListened === undefined ? <Skeleton width="14rem" /> : t.track.listened(minutesListened)}
                {earned > 0 && <span className={styles.earned}> {t.track.earned(earned)}</span>}
              </p>
              <DownloadButton item={item} />
            </Stack>
          </Stack>
        </div>
        {more.length > 0 && (
          <section className={styles.more} aria-labelledby="soul-more">
            <h2 id="soul-more" className={soul.heading}>
              {t.track.more}
            </h2>
            <ul role="list" className={soul.rows}>
              {more.map((other) => (
                <li key={other.id}>
                  <TrackRow track={other} place="more" />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Page>
    </HuesContext>
  )
}
