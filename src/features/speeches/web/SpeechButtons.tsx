import { player, usePhaseOf } from '#platform/web/audio/use-player.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { heart, heartFull } from '#platform/web/ui/icons/marks.ts'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import type { Speech } from '../contract.ts'
import { itemOf } from './items.ts'
import { speechesMessages } from './messages.ts'
import { useFavourite } from './use-speeches.ts'

function usePlaying(speech: Speech) {
  const t = useMessages(speechesMessages)
  const phase = usePhaseOf({ kind: 'speech', id: speech.id })
  const item = itemOf(speech, t.themes)
  return { t, phase, isOn: phase === 'playing' || phase === 'loading', press: item && (() => void player.play(item)) }
}

/** Plays a speech or pauses it; renders nothing without a voice. */
export function PlayIcon({ speech }: { speech: Speech }) {
  const { t, isOn, press } = usePlaying(speech)
  if (!press) return null
  return (
    <IconButton
      icon={isOn ? pause : play}
      label={isOn ? t.pause(speech.title) : t.play(speech.title)}
      kind={isOn ? 'primary' : 'soft'}
      onClick={press}
    />
  )
}

/** The same as a labelled button, for a page about one speech. */
export function ListenButton({ speech }: { speech: Speech }) {
  const { t, phase, isOn, press } = usePlaying(speech)
  if (!press) return null
  return (
    <Button icon={isOn ? pause : play} loading={phase === 'loading'} onClick={press}>
      {isOn ? t.pauseNow : t.listen}
    </Button>
  )
}

export function Heart({ speech }: { speech: Speech }) {
  const t = useMessages(speechesMessages)
  const setFavourite = useFavourite()
  return (
    <IconButton
      icon={speech.isFavourite ? heartFull : heart}
      label={t.favourite(speech.title)}
      pressed={speech.isFavourite}
      onClick={() => setFavourite(speech, !speech.isFavourite)}
    />
  )
}
