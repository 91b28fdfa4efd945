import { useEffect, useState } from 'react'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { sessionMessages } from './messages.ts'

/** The time since a session began. */
export function Elapsed({ since }: { since: string }) {
  const t = useMessages(sessionMessages)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="tabular" role="timer" aria-label={t.elapsed}>
      {clock(Math.max(0, (now - Date.parse(since)) / 1000))}
    </span>
  )
}
