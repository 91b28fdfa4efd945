import type { ReactNode } from 'react'
import type { ComparisonPath } from '../../compare/core/links.ts'
import type { FeaturePath } from './links.ts'

type Part = {
  title: string
  text: string
  points?: readonly string[]
  /** A small screen beside the words; without one a plant stands there. */
  art?: ReactNode
}

/** One feature page in words. */
export type FeatureWords = {
  path: FeaturePath
  kicker: string
  title: string
  lead: string
  /** What can be tried, and that it leaves nothing behind. */
  tryIt: string
  figures: readonly { value: string; text: string }[]
  /** Three to five. */
  parts: readonly Part[]
  /** Where a language model has a place in it. */
  model?: { without: string; with: string; sent: string }
  /** What it does not do. */
  limits: readonly string[]
  questions: readonly { q: string; a: string }[]
  /** Of what is said about people in general. */
  sources: readonly string[]
  comparisons: readonly ComparisonPath[]
  /** Slugs of posts. */
  posts: readonly string[]
}
