import type { ReactNode } from 'react'
import type { ComparisonPath } from '../../compare/core/links.ts'
import type { FeaturePath } from './links.ts'

type Part = {
  title: string
  text: string
  points?: readonly string[]
  /** A small interactive screen beside the text; without one a plant is shown. */
  art?: ReactNode
}

/** Texts of one feature page. */
export type FeatureWords = {
  path: FeaturePath
  kicker: string
  title: string
  lead: string
  /** Describes the interactive demo, and that it stores nothing. */
  tryIt: string
  figures: readonly { value: string; text: string }[]
  /** Three to five parts. */
  parts: readonly Part[]
  /** How the feature uses a language model, if it does. */
  model?: { without: string; with: string; sent: string }
  /** Limits of the feature. */
  limits: readonly string[]
  questions: readonly { q: string; a: string }[]
  /** Sources of general statements about people. */
  sources: readonly string[]
  comparisons: readonly ComparisonPath[]
  /** Slugs of posts. */
  posts: readonly string[]
}
