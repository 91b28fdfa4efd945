// What an instrument is: data, never code. One engine (scoring/) asks and scores all of them.

/** Languages that items and words are written in. */
export const CONTENT_LANGUAGES = ['en', 'de'] as const
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

/** `content/instruments/<id>.json`: everything about an instrument that has no language. */
export type Instrument = {
  /** `ipip-neo-120`. */
  id: string
  /** Answers run from 1 to this many. */
  points: number
  /** About how long it takes. */
  minutes: number
  /** In the order in which they are asked. */
  items: readonly Item[]
  /** Parents before their children. */
  scales: readonly Scale[]
  /** None: there is no published sample to compare with, and a score is told as a mean answer alone. */
  norms: readonly NormGroup[]
  /** Who wrote it, who published it and its norms; the first is to be cited with a result. */
  sources: readonly Source[]
  licence: Licence
}

export type Item = {
  /** Stable for ever, unique within the instrument: answers are kept under it. `1` to `120` in Johnson’s order. */
  id: string
  /** minus: the answer counts as `points + 1 - answer`. */
  keyed: 'plus' | 'minus'
  /** The item’s id in other programs’ files, for imports: by the name of the source. */
  foreign?: Readonly<Record<string, string>>
}

export type Scale = {
  /** Unique within the instrument: `N` for a domain, `N1` for a facet, `curiosity` for a scale of its own. */
  id: string
  /** The scale that it is a part of; null for a domain, or for the one scale of a short instrument. */
  parent: string | null
  /** Ids of all its items; those of a domain are the items of its facets. */
  items: readonly string[]
  /**
   * How many of its items must have an answer for a score. With fewer than all, the sum is prorated (mean answer × number of
   * items, rounded by nobody); with fewer than this, the scale is left open.
   */
  leastAnswers: number
  reliability: Reliability
}

export type Reliability = {
  /** Cronbach’s α, 0 to 1, and the place in `sources` that says so. */
  alpha: number
  source: number
  /** Test–retest correlation, where one was published; without it the reliable change is reckoned with α, and says so. */
  retest?: { r: number; days: number; source: number }
}

/** A sample that scores are compared with. */
export type NormGroup = {
  /** `male-21-40`, `neutral`. Unique within the instrument; what a person chose is kept by it. */
  id: string
  /** null: of any sex. The neutral group has null in all three. */
  sex: 'female' | 'male' | null
  /** Years, both included; null: of any age. The oldest group ends at 120. */
  ages: { from: number; to: number } | null
  /** People in the sample, where published. */
  n?: number
  /** How it was made from published groups; left out where it is one of them. */
  derived?: 'pooled'
  source: number
  /** Mean and standard deviation of the raw score, by scale id. */
  scales: Readonly<Record<string, { mean: number; sd: number }>>
}

export type Source = {
  /** As one cites it: authors, year, title, where. */
  text: string
  doi?: string
}

export type Licence = {
  /** `public domain`, `MIT`, `CC BY 4.0`. */
  name: string
  /** A notice that has to be shown, word for word. */
  notice?: string
}

/** `content/items/<instrument>.<language>.json`: what is read while answering. */
export type InstrumentTexts = {
  name: string
  /** One sentence: what it asks about. */
  about: string
  /** Before the items: what the answers are about, and that there are no right ones. */
  instruction: string
  /** Words of the answers, from 1 to `points`. */
  responses: readonly string[]
  /** By item id. */
  items: Readonly<Record<string, string>>
  /** Whoever translated it, and whether the translation was validated: shown with the result. */
  translation?: string
}

export const SCORE_LEVELS = ['low', 'average', 'high'] as const
export type ScoreLevel = (typeof SCORE_LEVELS)[number]

/** `content/words/<instrument>.<language>.json`: what a result says, by scale id. */
export type InstrumentWords = {
  scales: Readonly<Record<string, ScaleWords>>
  /** What research says and does not say about what this instrument measures. */
  research: readonly ResearchNote[]
}

export type ScaleWords = {
  name: string
  /** What it measures, in one or two sentences. */
  about: string
  /** The two ends of it, in a word or three each, neither of them a good or a bad one. */
  ends: { low: string; high: string }
  levels: Readonly<Record<ScoreLevel, LevelWords>>
}

/** About a person, said to them. Paragraphs of two or three sentences for a domain, of one or two for a facet. */
export type LevelWords = {
  /** A heading of a few words. */
  title: string
  /** The whole of it in one sentence. */
  summary: string
  strength: string
  cost: string
  daily: string
  others: string
  stressed: string
  /** The same without “you” and without advice, in one or two sentences: for a page that somebody shares. */
  shared: string
}

export type ResearchNote = {
  title: string
  text: string
  /** known: found again and again. open: studied, with mixed results. claim: often said, not supported. */
  standing: 'known' | 'open' | 'claim'
  sources: readonly Source[]
}

/** `content/tips.json`: what may fit a profile. Its words are in `content/words/tips.<language>.json`, by id. */
export type Tip = {
  id: string
  instrument: string
  /** All of these must hold. */
  when: readonly { scale: string; level: ScoreLevel }[]
  /** A page of the app to go to. */
  link: string
}

export type TipWords = { title: string; text: string; why: string }
