import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { CardioSession } from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import { distanceWords, speedWords } from '../core/speed-words.ts'

/** Texts of a session in a list: title, hint below it, and a unique accessible name. */
export function useSessionWords(): (session: CardioSession) => { title: string; hint: string; label: string } {
  const t = useMessages(cardioMessages)
  const format = useFormat()
  return ({ kind, day, seconds, metres, name, startedAt, zone }) => {
    const title = name || t.kind[kind]
    const when = format.localDay(day, 'day')
    const text = [
      when,
      format.duration(seconds),
      metres !== null && distanceWords(metres, format),
      speedWords(kind, metres, seconds, format, t.per),
    ]
    // The time distinguishes two sessions of one day.
    return { title, hint: dotted(text), label: `${title}, ${when}, ${format.time(Date.parse(startedAt), zone)}` }
  }
}
