import { formatReason, type ReasonParams, type ReasonWords } from '#platform/contract/reasons.ts'
import type { Translate } from './reason-words.ts'

/** Texts by catalogue and key: the reason `habits.too_many` is `catalogues.habits.too_many`. */
export type ReasonCatalogues = Readonly<Record<string, Readonly<Record<string, ReasonWords>>>>

/** Translates reasons into one language. An unknown reason, from a newer server, gets a general text. */
export function translateWith(catalogues: ReasonCatalogues): Translate {
  const general = catalogues.http!.unknown as string
  const format = (reason: string, params: ReasonParams = {}): string => {
    const [catalogue = '', key = ''] = reason.split('.')
    const words = catalogues[catalogue]?.[key]
    return words === undefined ? general : formatReason(words, params)
  }
  return (stated) => {
    const { reason, params, fields, fieldReasons = {} } = stated
    // An error without a reason comes from a proxy; its own text is shown.
    if (reason === undefined) return stated
    const named = Object.keys(fields ?? {}).map((field): [string, string] => {
      const own = fieldReasons[field]
      return [field, own ? format(own.reason, own.params) : general]
    })
    return { ...stated, message: format(reason, params), ...(fields && { fields: Object.fromEntries(named) }) }
  }
}
