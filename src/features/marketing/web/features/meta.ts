import type { PageMeta } from '#platform/page/meta.ts'
import type { FeaturePath } from './core/links.ts'

type Reported = Pick<PageMeta, 'description' | 'imageText'> & { keywords: readonly string[] }

const DESCRIPTIONS: Readonly<Record<FeaturePath, Reported>> = {
  '/personaljournal': {
    description:
      'A private journal on a machine of yours: write on this page, without an account. Search, prompts, imports, and a book as PDF.',
    imageText: 'A journal that stays in the house',
    keywords: ['personal journal', 'private diary', 'self-hosted journal', 'journal without an account'],
  },
  '/journaling-with-ai': {
    description:
      'Journaling with a language model, or without one: what rules do by themselves, what a model would be sent, and what never goes out.',
    imageText: 'Journaling with AI, or without',
    keywords: ['AI journal', 'journaling prompts', 'private AI journal', 'local language model'],
  },
  '/meditation': {
    description:
      'Follow a breath on this page. Thirty sittings and soundscapes, made by your own machine, with a sleep timer and for offline.',
    imageText: 'One breath, and then the next',
    keywords: ['meditation', 'breathing exercise', 'self-hosted meditation', 'meditation without an account'],
  },
  '/meditation-and-mindfulness': {
    description:
      'Sound to sit with, a day looked back on, and a garden that never withers: mindfulness in small pieces, without promises of health.',
    imageText: 'Noticing, in small pieces',
    keywords: ['mindfulness', 'soundscapes', 'meditation sounds', 'daily mindfulness'],
  },
  '/fitness': {
    description:
      'Make a training plan on this page from three answers. 664 exercises, a logger that needs no network, and a reason for every choice.',
    imageText: 'A plan that says why',
    keywords: ['training plan generator', 'workout log', 'self-hosted fitness', 'GPX and FIT'],
  },
  '/ai-workout-plans-calorie-tracking': {
    description:
      'Plans and meals by rules, with a language model only where you want one: type a meal on this page and see how it is understood.',
    imageText: 'Plans and meals, by rules you can read',
    keywords: ['AI workout plan', 'calorie tracking', 'food diary', 'meal by sentence'],
  },
  '/brain-games-sharpen-mind': {
    description:
      'Play a memory game on this page. Fourteen games that measure well, compare you with yourself alone, and promise nothing more.',
    imageText: 'Games that measure, and promise nothing',
    keywords: ['brain games', 'memory game', 'cognitive tests', 'Corsi block tapping'],
  },
}

/** Metadata for search engines and previews. */
export const metaOf = (path: FeaturePath): PageMeta => ({ ...DESCRIPTIONS[path], type: 'website' })
