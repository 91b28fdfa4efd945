import { player, usePhaseOf } from '#platform/web/audio/use-player.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { heart, heartFull } from '#platform/web/ui/icons/marks.ts'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import { hasSound, itemOf, type AnyMeditation } from './items.ts'
import { meditationMessages } from './messages.ts'
import { useFavourite } from './use-meditations.ts'

function usePlaying(meditation: AnyMeditation) {
  const t = useMessages(meditationMessages)
  const phase = usePhaseOf({ kind: 'customMeditation', id: meditation.id })
  const isOn = phase === 'playing' || phase === 'loading'
  return { t, phase, isOn, press: () => void player.play(itemOf(meditation, t.categories)) }
}

/** Name of a meditation beside those of other people, which may have the same title. */
export function useMeditationName({ title, username }: Pick<AnyMeditation, 'title' | 'username'>, isOwn: boolean): string {
  const t = useMessages(meditationMessages)
  return isOwn ? title : `${title}, ${t.by(username)}`
}

/** Plays a meditation or pauses it; renders nothing without a sound. */
export function PlayIcon({ meditation, isOwn }: { meditation: AnyMeditation; isOwn: boolean }) {
  const { t, isOn, press } = usePlaying(meditation)
  const name = useMeditationName(meditation, isOwn)
  if (!hasSound(meditation)) return null
  return (
    <IconButton icon={isOn ? pause : play} label={isOn ? t.pause(name) : t.play(name)} kind={isOn ? 'primary' : 'soft'} onClick={press} />
  )
}

/** The same as a labelled button, for a page about one meditation. */
export function ListenButton({ meditation }: { meditation: AnyMeditation }) {
  const { t, phase, isOn, press } = usePlaying(meditation)
  if (!hasSound(meditation)) return null
  return (
    <Button icon={isOn ? pause : play} loading={phase === 'loading'} onClick={press}>
      {isOn ? t.pauseNow : t.listen}
    </Button>
  )
}

export function Heart({ meditation, isOwn }: { meditation: AnyMeditation; isOwn: boolean }) {
  const t = useMessages(meditationMessages)
  const setFavourite = useFavourite(isOwn)
  const name = useMeditationName(meditation, isOwn)
  return (
    <IconButton
      icon={meditation.isFavourite ? heartFull : heart}
      label={t.favourite(name)}
      pressed={meditation.isFavourite}
      onClick={() => setFavourite(meditation.id, !meditation.isFavourite)}
    />
  )
}
