import { useMessages } from '../i18n/messages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { mute, volume as loud, volumeLow } from '../ui/icons/media.ts'
import { Slider } from '../ui/Slider.tsx'
import { audioMessages } from './messages.ts'
import { player, usePlayer } from './use-player.ts'

/** Mute and volume of the one player. */
export function VolumeControl({ className }: { className?: string | undefined }) {
  const t = useMessages(audioMessages)
  const { volume, muted } = usePlayer()
  return (
    <div className={className}>
      <IconButton
        icon={muted ? mute : volume < 0.5 ? volumeLow : loud}
        label={muted ? t.unmute : t.mute}
        size="sm"
        onClick={() => player.toggleMute()}
      />
      <Slider
        label={t.volume}
        value={Math.round(volume * 100)}
        min={0}
        max={100}
        step={1}
        look="thin"
        onChange={(to) => player.setVolume(to / 100)}
      />
    </div>
  )
}
