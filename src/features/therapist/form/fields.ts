/** A sentence in both languages; a form's words stand beside its fields. */
export type Words = { readonly en: string; readonly de: string }

export type Option = { readonly value: string; readonly label: Words; readonly hint?: Words }

type Base = {
  /** In the body of a record. */
  readonly name: string
  readonly label: Words
  readonly hint?: Words
  /** A record cannot be saved without it. */
  readonly isNeeded?: true
}

/** A field of one value: what a row can hold, too. */
export type PlainField = Base &
  (
    | { readonly kind: 'line' | 'text' | 'phone' | 'time' | 'day' }
    /** 0 to 100, with words for both ends. */
    | { readonly kind: 'rating'; readonly ends: readonly [Words, Words] }
    | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit?: Words }
    | { readonly kind: 'choice'; readonly options: readonly Option[] }
  )

export type Field =
  | PlainField
  | (Base & { readonly kind: 'choices'; readonly options: readonly Option[] })
  | (Base & { readonly kind: 'rows'; readonly of: readonly PlainField[]; readonly add: Words; readonly most: number })

/** A part of a form that is shown by itself: one thing to think about. */
export type Step = { readonly title: Words; readonly about?: Words; readonly fields: readonly Field[] }

export type PlainValue = string | number
export type Row = Readonly<Record<string, PlainValue>>
export type Value = PlainValue | readonly string[] | readonly Row[]
/** What somebody filled in, by the names of the fields; what they left empty is not in it. */
export type Body = Readonly<Record<string, Value>>

export const MAX_LINE = 200
export const MAX_TEXT = 4000

export const fieldsOf = (steps: readonly Step[]): readonly Field[] => steps.flatMap(({ fields }) => fields)
