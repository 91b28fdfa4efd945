/** A text in both languages, written next to the field it belongs to. */
export type Words = { readonly en: string; readonly de: string }

export type Option = { readonly value: string; readonly label: Words; readonly hint?: Words }

type Base = {
  /** Key in the body of a record. */
  readonly name: string
  readonly label: Words
  readonly hint?: Words
  /** A record cannot be saved without it. */
  readonly isNeeded?: true
}

/** A field with one value, which a row can contain as well. */
export type PlainField = Base &
  (
    | { readonly kind: 'line' | 'text' | 'phone' | 'time' | 'day' }
    /** 0 to 100, with labels for both ends. */
    | { readonly kind: 'rating'; readonly ends: readonly [Words, Words] }
    | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit?: Words }
    | { readonly kind: 'choice'; readonly options: readonly Option[] }
  )

export type Field =
  | PlainField
  | (Base & { readonly kind: 'choices'; readonly options: readonly Option[] })
  | (Base & { readonly kind: 'rows'; readonly of: readonly PlainField[]; readonly add: Words; readonly most: number })

/** A part of a form that is shown by itself, with one topic. */
export type Step = { readonly title: Words; readonly about?: Words; readonly fields: readonly Field[] }

export type PlainValue = string | number
export type Row = Readonly<Record<string, PlainValue>>
export type Value = PlainValue | readonly string[] | readonly Row[]
/** Answers by the names of the fields, without those that are empty. */
export type Body = Readonly<Record<string, Value>>

export const MAX_LINE = 200
export const MAX_TEXT = 4000

export const fieldsOf = (steps: readonly Step[]): readonly Field[] => steps.flatMap(({ fields }) => fields)
