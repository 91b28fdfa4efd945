/** Minus-keyed items count the other way round. */
export type Keyed = 'plus' | 'minus'

/** One scale (a domain, a facet, or a whole short questionnaire) as the engine needs it. */
export type ScoredScale = {
  key: string
  /** `at`: the item's place on the answer sheet, from 0. */
  items: readonly { at: number; keyed: Keyed }[]
  /** Internal consistency, 0–1 (Cronbach's alpha); null where nobody published one. */
  alpha: number | null
  /** Correlation of two takings some weeks apart, 0–1; null where nobody published one. */
  retest: number | null
}

/** What is answered, in the order of the items: `lowest`–`highest`, or null for a gap. */
export type AnswerSheet = readonly (number | null)[]

export type AnswerRange = { lowest: number; highest: number }

export type Sex = 'female' | 'male'

/** What a person said about themselves for the comparison; null: not said. */
export type NormPerson = { sex: Sex | null; age: number | null }

export type Spread = { mean: number; sd: number }

/** A published norm group; ages in whole years, both inclusive. */
export type NormGroup = { sex: Sex; ageFrom: number; ageTo: number; scales: Readonly<Record<string, Spread>> }

/** The group that somebody is compared with: of one sex and age band, or of all that what was said leaves open. */
export type NormChoice = {
  sex: Sex | null
  /** Null: all ages. */
  age: { from: number; to: number } | null
  scales: Readonly<Record<string, Spread>>
}

export type Interval = { low: number; high: number }

export type Level = 'low' | 'average' | 'high'
