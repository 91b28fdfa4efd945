// Instruments are data, never code. One engine (scoring/) asks and scores all of them.

/** Languages of items and texts. */
export const CONTENT_LANGUAGES = ['en', 'de'] as const
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

/** `content/instruments/<id>.json`: the language-independent data of an instrument. */
export type Instrument = {
  /** `ipip-neo-120`. */
  id: string
  /** Answers run from 1 to this many. */
  points: number
  /** About how many minutes it takes. */
  minutes: number
  /** In the order of asking. */
  items: readonly Item[]
  /** Parents before their children. */
  scales: readonly Scale[]
  /** Empty: no published sample exists, so a score is only shown as a mean answer. */
  norms: readonly NormGroup[]
  /** Publications of the instrument and its norms; the first is to be cited with a result. */
  sources: readonly Source[]
  licence: Licence
}

export type Item = {
  /** Permanent and unique within the instrument: answers are stored under it. `1` to `120` in Johnson’s order. */
  id: string
  /** minus: the answer counts as `points + 1 - answer`. */
  keyed: 'plus' | 'minus'
  /** The item’s id in files of other programs, for imports: by the name of the source. */
  foreign?: Readonly<Record<string, string>>
}

export type Scale = {
  /** Unique within the instrument: `N` for a domain, `N1` for a facet, `curiosity` for a single scale. */
  id: string
  /** The scale that contains it; null for a domain, or for the one scale of a short instrument. */
  parent: string | null
  /** Ids of all its items; those of a domain are the items of its facets. */
  items: readonly string[]
  /**
   * Fewest answers for a score. Where items are open, the sum is prorated (mean answer × number of items, not rounded); with fewer answers
   * the scale has no score.
   */
  leastAnswers: number
  reliability: Reliability
}

export type Reliability = {
  /** Cronbach’s α, 0 to 1, and the index of its publication in `sources`. */
  alpha: number
  source: number
  /** Test–retest correlation, where published; without it the reliable change uses α, and says so. */
  retest?: { r: number; days: number; source: number }
}

/** A sample that scores are compared with. */
export type NormGroup = {
  /** `male-21-40`, `neutral`. Unique within the instrument; results store it. */
  id: string
  /** null: any sex. The neutral group has null for sex and ages. */
  sex: 'female' | 'male' | null
  /** Years, both included; null: any age. The oldest group ends at 120. */
  ages: { from: number; to: number } | null
  /** People in the sample, where published. */
  n?: number
  /** How it was computed from published groups; absent for a published one. */
  derived?: 'pooled'
  source: number
  /** Mean and standard deviation of the raw score, by scale id. */
  scales: Readonly<Record<string, { mean: number; sd: number }>>
}

export type Source = {
  /** As a citation: authors, year, title, publication. */
  text: string
  doi?: string
}

export type Licence = {
  /** `public domain`, `MIT`, `CC BY 4.0`. */
  name: string
  /** A notice that must be shown, word for word. */
  notice?: string
}

/** `content/items/<instrument>.<language>.json`: the texts for answering. */
export type InstrumentTexts = {
  name: string
  /** One sentence: its topic. */
  about: string
  /** Before the items: the topic of the answers, and that none is right or wrong. */
  instruction: string
  /** Labels of the answers, from 1 to `points`. */
  responses: readonly string[]
  /** By item id. */
  items: Readonly<Record<string, string>>
  /** The translator, and whether the translation was validated: shown with the result. */
  translation?: string
}

export const SCORE_LEVELS = ['low', 'average', 'high'] as const
export type ScoreLevel = (typeof SCORE_LEVELS)[number]

/** `content/words/<instrument>.<language>.json`: texts of a result, by scale id. */
export type InstrumentWords = {
  scales: Readonly<Record<string, ScaleWords>>
  /** Research on the measured traits: findings and open questions. */
  research: readonly ResearchNote[]
}

export type ScaleWords = {
  name: string
  /** The measured trait, in one or two sentences. */
  about: string
  /** Its two ends, in one to three words each, neither of them good or bad. */
  ends: { low: string; high: string }
  levels: Readonly<Record<ScoreLevel, LevelWords>>
}

/** A text that addresses the person. Paragraphs of two or three sentences for a domain, of one or two for a facet. */
export type LevelWords = {
  /** A heading of a few words. */
  title: string
  /** A summary in one sentence. */
  summary: string
  strength: string
  cost: string
  daily: string
  others: string
  stressed: string
  /** The same without “you” and without advice, in one or two sentences: for a shared page. */
  shared: string
}

export type ResearchNote = {
  title: string
  text: string
  /** known: replicated many times. open: studied, with mixed results. claim: a common belief without support. */
  standing: 'known' | 'open' | 'claim'
  sources: readonly Source[]
}

/** `content/tips.json`: a suggestion for a profile. Its texts are in `content/words/tips.<language>.json`, by id. */
export type Tip = {
  id: string
  instrument: string
  /** All of these conditions must hold. */
  when: readonly { scale: string; level: ScoreLevel }[]
  /** The page of the app that it opens. */
  link: string
}

export type TipWords = { title: string; text: string; why: string }
