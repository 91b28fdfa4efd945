import { SESSION_ENDED } from '../leaving/session-ended.ts'
import { beforeSignOut, refreshSession } from '../session/session.ts'
import { isPushWanted, PUSH_REGISTERED_KEY } from './push-marks.ts'

/** Once in a while the page's own start is enough work: this can wait. */
const AFTER_START_MS = 3000

beforeSignOut(() => sessionStorage.removeItem(PUSH_REGISTERED_KEY))

/**
 * Watches what comes by notices while somebody is signed in: tells when something was done from one, asks who is signed in when one was refused, and tells the server where
 * to send them again when this person had them on this device and their session ended meanwhile. Returns how to stop.
 */
export function watchNotices(userId: string, onActed: () => void): () => void {
  const hear = ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'notice-acted') onActed()
    if (data?.type === SESSION_ENDED) void refreshSession()
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  const timer = setTimeout(() => {
    void isPushWanted(userId).then(async (isWanted) => {
      if (isWanted && sessionStorage.getItem(PUSH_REGISTERED_KEY) === null) await (await import('./push.ts')).renewPush(userId)
    })
  }, AFTER_START_MS)
  return () => {
    clearTimeout(timer)
    navigator.serviceWorker?.removeEventListener('message', hear)
  }
}
