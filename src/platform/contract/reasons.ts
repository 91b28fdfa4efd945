/** The parameters of a reason's message: numbers and short codes, never a person's text. */
export type ReasonParams = Readonly<Record<string, string | number>>

// oxlint-disable-next-line typescript/no-explicit-any -- each reason has its own params; only its own words read them
export type ReasonWords = string | ((params: any) => string)

declare const isDeclared: unique symbol

/** Why something was refused: a stable id, the parameters of its message, and the message in English. Made by `defineReasons` alone. */
export type Reason = {
  readonly id: string
  readonly params: ReasonParams
  readonly message: string
  readonly [isDeclared]: true
}

type ReasonMaker<W> = (W extends (params: infer P) => string ? (params: P) => Reason : () => Reason) & { readonly id: string }

/** The reasons of a namespace: `journalReasons.too_many({ most: 3 })` is one, `journalReasons.too_many.id` its id. */
export type Reasons<T> = { readonly [K in keyof T]: ReasonMaker<T[K]> } & { readonly words: T }

/** The same messages in another language: the same keys, the same params. A missing or surplus key is a type error. */
export type ReasonTranslation<R extends { words: unknown }> = {
  readonly [K in keyof R['words']]: R['words'][K] extends (params: infer P) => string ? (params: P) => string : string
}

const declared = new Map<string, ReasonWords>()

/**
 * Declares the reasons of a namespace, with the English messages that error responses contain as their `message`. Ids are `room.key`
 * and must never change: clients depend on them. Other languages are in separate files, which the web loads on demand.
 */
export function defineReasons<const T extends Readonly<Record<string, ReasonWords>>>(room: string, words: T): Reasons<T> {
  const makers = Object.entries(words).map(([key, text]): [string, unknown] => {
    const id = `${room}.${key}`
    declared.set(id, text)
    return [key, Object.assign((params: ReasonParams = {}) => make(id, text, params), { id })]
  })
  return { ...Object.fromEntries(makers), words } as unknown as Reasons<T>
}

/** The reason with this id: a schema names a reason by id, because its messages can only be strings. Undefined for other strings. */
export function reasonOf(id: string, params: ReasonParams = {}): Reason | undefined {
  const words = declared.get(id)
  return words === undefined ? undefined : make(id, words, params)
}

/** The message with its parameters filled in. */
export function formatReason(words: ReasonWords, params: ReasonParams): string {
  return typeof words === 'string' ? words : words(params)
}

function make(id: string, words: ReasonWords, params: ReasonParams): Reason {
  return { id, params, message: formatReason(words, params) } as Reason
}
