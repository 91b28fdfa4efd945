import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { isNativeAndroid } from '../native/native.ts'
import type { AudioItem } from './items.ts'
import type { Player } from './player.ts'
import { SKIP_SECONDS } from './rules.ts'

/** Metadata of an item for lock screens and headsets. */
export function metadataOf(item: AudioItem): MediaMetadataInit {
  const title = item.kind === 'speech' ? item.content.slice(0, 80) : item.title
  return {
    title,
    artist: item.kind === 'customMeditation' ? item.username : PRODUCT_NAME,
    album: PRODUCT_NAME,
    artwork: [192, 512].map((size) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  }
}

/** Connects the player with the device's media controls. Does nothing where there are none. */
export function attachMediaSession(player: Player): void {
  if (isNativeAndroid()) void import('../native/media-session.ts').then(({ wrapperMediaSession }) => attach(player, wrapperMediaSession()))
  else if ('mediaSession' in navigator) attach(player, navigator.mediaSession)
}

/** Android's web view has no such class; its wrapper takes the plain object. */
const made = (metadata: MediaMetadataInit): MediaMetadata =>
  'MediaMetadata' in globalThis ? new MediaMetadata(metadata) : (metadata as MediaMetadata)

type Controls = Pick<MediaSession, 'setActionHandler' | 'metadata' | 'playbackState' | 'setPositionState'>

function attach(player: Player, mediaSession: Controls): void {
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.state().phase !== 'playing' && player.toggle(),
    pause: () => player.pause(),
    stop: () => void player.stop(),
    seekbackward: (details) => player.skip(-(details.seekOffset ?? SKIP_SECONDS)),
    seekforward: (details) => player.skip(details.seekOffset ?? SKIP_SECONDS),
    seekto: (details) => player.seek(details.seekTime ?? Number.NaN),
  }
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // This browser does not support the action.
    }
  }
  let shown: AudioItem | undefined
  player.subscribe(() => {
    const { item, phase } = player.state()
    if (item !== shown) {
      shown = item
      mediaSession.metadata = item ? made(metadataOf(item)) : null
    }
    mediaSession.playbackState = phase === 'nothing' ? 'none' : phase === 'playing' || phase === 'loading' ? 'playing' : 'paused'
    place()
  })
  let lastPosition = -1
  player.subscribeProgress(() => {
    // The device advances the position by itself, so it is updated only when it is off by about a second.
    const { position } = player.progress()
    if (Math.abs(position - lastPosition) >= 1) place()
  })
  function place(): void {
    const { position, duration } = player.progress()
    lastPosition = position
    try {
      if (shown && duration > 0)
        mediaSession.setPositionState({ duration, position: Math.min(position, duration), playbackRate: player.state().speed })
      else mediaSession.setPositionState()
    } catch {
      // Not every browser supports positions.
    }
  }
}
