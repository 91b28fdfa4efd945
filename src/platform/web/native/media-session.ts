import { MediaSession as Wrapper } from '@capgo/capacitor-media-session'

/**
 * The phone's media controls in the native Android app, with the interface of the browsers' Media Session, which its web view lacks. With
 * them, playback continues in the background.
 */
export function wrapperMediaSession(): Pick<MediaSession, 'setActionHandler' | 'metadata' | 'playbackState' | 'setPositionState'> {
  // A failure to show the notification does not affect playback.
  const quietly = (done: Promise<void>) => void done.catch(() => {})
  let metadata: MediaMetadata | null = null
  let playbackState: MediaSessionPlaybackState = 'none'
  return {
    setActionHandler: (action, handler) =>
      quietly(
        Wrapper.setActionHandler(
          { action: action as 'play' },
          handler && (({ seekTime }) => handler({ action, ...(seekTime == null ? {} : { seekTime }) })),
        ),
      ),
    get metadata() {
      return metadata
    },
    set metadata(next) {
      metadata = next
      const { title = '', artist = '', album = '', artwork = [] } = next ?? {}
      quietly(
        Wrapper.setMetadata({ title, artist, album, artwork: artwork.map(({ src, sizes = '', type = '' }) => ({ src, sizes, type })) }),
      )
    },
    get playbackState() {
      return playbackState
    },
    set playbackState(next) {
      playbackState = next
      quietly(Wrapper.setPlaybackState({ playbackState: next }))
    },
    setPositionState: (state = {}) => quietly(Wrapper.setPositionState(state)),
  }
}
