/** What a reason's words are filled in with: numbers and short codes, never anything a person wrote. */
export type ReasonParams = Readonly<Record<string, string | number>>

// oxlint-disable-next-line typescript/no-explicit-any -- each reason has its own params; only its own words read them
export type ReasonWords = string | ((params: any) => string)

declare const isDeclared: unique symbol

/** Why something was refused: a stable id, what its words are filled in with, and those words in English. Made by `defineReasons` alone. */
export type Reason = {
  readonly id: string
  readonly params: ReasonParams
  readonly message: string
  readonly [isDeclared]: true
}

type ReasonMaker<W> = (W extends (params: infer P) => string ? (params: P) => Reason : () => Reason) & { readonly id: string }

/** The reasons of a room: `journalReasons.too_many({ most: 3 })` is one, `journalReasons.too_many.id` its id. */
export type Reasons<T> = { readonly [K in keyof T]: ReasonMaker<T[K]> } & { readonly words: T }

/** The same words in another language: the same keys, the same params. A missing or surplus key is a type error. */
export type ReasonTranslation<R extends { words: unknown }> = {
  readonly [K in keyof R['words']]: R['words'][K] extends (params: infer P) => string ? (params: P) => string : string
}

const declared = new Map<string, ReasonWords>()

/**
 * Declares why a room refuses things, with the English words that answers carry as their `message`. Ids are `room.key` and stay
 * as they are: clients know them. Other languages stand beside it and are loaded by the web when one is shown.
 */
export function defineReasons<const T extends Readonly<Record<string, ReasonWords>>>(room: string, words: T): Reasons<T> {
  const makers = Object.entries(words).map(([key, text]): [string, unknown] => {
    const id = `${room}.${key}`
    declared.set(id, text)
    return [key, Object.assign((params: ReasonParams = {}) => make(id, text, params), { id })]
  })
  return { ...Object.fromEntries(makers), words } as unknown as Reasons<T>
}

/** The reason that has this id: how a schema, whose messages can only be strings, names one. Undefined when it is none. */
export function reasonOf(id: string, params: ReasonParams = {}): Reason | undefined {
  const words = declared.get(id)
  return words === undefined ? undefined : make(id, words, params)
}

/** Words filled in. */
export function formatReason(words: ReasonWords, params: ReasonParams): string {
  return typeof words === 'string' ? words : words(params)
}

function make(id: string, words: ReasonWords, params: ReasonParams): Reason {
  return { id, params, message: formatReason(words, params) } as Reason
}
