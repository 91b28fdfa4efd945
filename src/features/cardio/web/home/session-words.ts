import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { CardioSession } from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import { distanceWords, speedWords } from '../core/speed-words.ts'

/** A session in a list: its title, what is said below it, and a name that no other one has. */
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
    // Two of one day are told apart by their time.
    return { title, hint: text.filter(Boolean).join(' · '), label: `${title}, ${when}, ${format.time(Date.parse(startedAt), zone)}` }
  }
}
