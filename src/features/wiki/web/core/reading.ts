import { useEffect } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { useUser } from '#platform/web/session/session.ts'
import { MOST_READING_PAGES, MOST_READING_SECONDS, putWikiReading, READING_PAGES, READING_SECONDS } from '../../contract.ts'
import { wikiMessages } from './messages.ts'

/** Without touch, scrolling or typing for this long, the person may be away. */
const STILL_MS = 90_000
const TICK_MS = 5000
/** After this long without a page, another reading begins. */
const PAUSE_MS = 600_000
/** The reading is sent again once it has grown by this. */
const GROWN_SECONDS = 30

type Reading = { of: string; id: string; startedAt: number; last: number; seconds: number; sent: number; pages: Set<string> }

let reading: Reading | undefined
let touched = 0

function send(): void {
  if (!reading || reading.seconds < READING_SECONDS || reading.pages.size < READING_PAGES) return
  if (reading.seconds < reading.sent + GROWN_SECONDS && reading.sent > 0) return
  reading.sent = reading.seconds
  const { id, startedAt, seconds, pages } = reading
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body = {
    startedAt: new Date(startedAt).toISOString(),
    zone,
    seconds: Math.min(seconds, MOST_READING_SECONDS),
    pages: Math.min(pages.size, MOST_READING_PAGES),
  }
  const options = { label: messagesNow(wikiMessages).outboxReading, replaces: `wiki reading ${id}` }
  void perform(putWikiReading, { params: { id }, body }, options).catch(() => undefined)
}

function tick(): void {
  const now = Date.now()
  if (!reading || document.visibilityState !== 'visible' || now - touched > STILL_MS) return
  reading.seconds += TICK_MS / 1000
  reading.last = now
  if (reading.sent === 0 || reading.seconds >= reading.sent + 120) send()
}

/** Counts the time in which a word's page is visible and the person is active; opening it alone does not count. */
export function useReading(slug: string | undefined): void {
  const { id: userId } = useUser()
  useEffect(() => {
    if (slug === undefined) return
    const now = Date.now()
    touched = now
    // A reading of a person who was signed in here before is not continued.
    if (!reading || reading.of !== userId || now - reading.last > PAUSE_MS)
      reading = { of: userId, id: uuidv7(), startedAt: now, last: now, seconds: 0, sent: 0, pages: new Set() }
    reading.pages.add(slug)
    const touch = () => {
      touched = Date.now()
    }
    const timer = setInterval(tick, TICK_MS)
    const hidden = () => {
      if (document.visibilityState === 'hidden') send()
    }
    const options = { passive: true } as const
    for (const event of ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const) addEventListener(event, touch, options)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearInterval(timer)
      for (const event of ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const) removeEventListener(event, touch)
      document.removeEventListener('visibilitychange', hidden)
      send()
    }
  }, [slug, userId])
}
