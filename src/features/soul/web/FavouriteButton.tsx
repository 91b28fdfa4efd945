import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { heart, heartFull } from '#platform/web/ui/icons/marks.ts'
import type { SoulTrack } from '../contract.ts'
import { soulMessages } from './messages.ts'
import { useFavourite } from './queries.ts'

/** The favourite button of a track: reacts at once, with or without a network. */
export function FavouriteButton({ track, className }: { track: SoulTrack; className?: string | undefined }) {
  const t = useMessages(soulMessages)
  const setFavourite = useFavourite()
  return (
    <IconButton
      icon={track.isFavourite ? heartFull : heart}
      label={t.favourite(track.title)}
      pressed={track.isFavourite}
      className={className}
      onClick={() => setFavourite(track, !track.isFavourite)}
    />
  )
}
