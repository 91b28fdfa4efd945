import { sayReason, type ReasonParams, type ReasonWords } from '#platform/contract/reasons.ts'
import type { Translate } from './reason-words.ts'

/** Words by room and key: the reason `habits.too_many` is `rooms.habits.too_many`. */
export type ReasonRooms = Readonly<Record<string, Readonly<Record<string, ReasonWords>>>>

/** Says reasons in the words of one language. A reason that is not known here, of a newer server, is said in general terms. */
export function translateWith(rooms: ReasonRooms): Translate {
  const general = rooms.http!.unknown as string
  const say = (reason: string, params: ReasonParams = {}): string => {
    const [room = '', key = ''] = reason.split('.')
    const words = rooms[room]?.[key]
    return words === undefined ? general : sayReason(words, params)
  }
  return (said) => {
    const { reason, params, fields, fieldReasons = {} } = said
    // What says no reason is not ours (a proxy); its words are all there is.
    if (reason === undefined) return said
    const named = Object.keys(fields ?? {}).map((field): [string, string] => {
      const own = fieldReasons[field]
      return [field, own ? say(own.reason, own.params) : general]
    })
    return { ...said, message: say(reason, params), ...(fields && { fields: Object.fromEntries(named) }) }
  }
}
