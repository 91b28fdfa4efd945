import type { PageMeta } from '#platform/page/meta.ts'
import { CHECKED_ON } from './core/fact.ts'
import type { ComparisonPath } from './core/links.ts'

type Reported = Pick<PageMeta, 'description' | 'imageText'> & { keywords: readonly string[] }

const DESCRIPTIONS: Readonly<Record<ComparisonPath, Reported>> = {
  '/headspace-alternative': {
    description:
      'Headspace and Fernwell side by side: prices with date and source, where Headspace is better, and what running it yourself costs.',
    imageText: 'Headspace or Fernwell?',
    keywords: ['Headspace alternative', 'meditation app', 'self-hosted meditation'],
  },
  '/free-meditation-app': {
    description:
      'Free meditation apps compared with dates and sources: Insight Timer, Medito, Moodist, and Fernwell, which needs a machine of yours.',
    imageText: 'Free to sit with',
    keywords: ['free meditation app', 'Insight Timer', 'Medito', 'Moodist'],
  },
  '/expensive-meditation-apps': {
    description: 'What meditation apps cost over five years, with the date of each price, beside what running one yourself really costs.',
    imageText: 'What does sitting still cost?',
    keywords: ['meditation app price', 'Headspace price', 'Calm price', 'cost over five years'],
  },
  '/calm-alternative': {
    description: 'Calm and Fernwell side by side: prices with date and source, where Calm is better, and who should stay with it.',
    imageText: 'Calm or Fernwell?',
    keywords: ['Calm alternative', 'sleep sounds', 'self-hosted meditation'],
  },
  '/insight-timer-alternative': {
    description: 'Insight Timer and Fernwell side by side: a great free library, or thirty tracks on a machine of yours.',
    imageText: 'Insight Timer or Fernwell?',
    keywords: ['Insight Timer alternative', 'meditation timer', 'self-hosted meditation'],
  },
  '/ten-percent-happier-alternative': {
    description: 'Ten Percent Happier, now Happier, and Fernwell, compared by how they work: no current price was found, so none is shown.',
    imageText: 'Ten Percent Happier or Fernwell?',
    keywords: ['Ten Percent Happier alternative', 'Happier app', 'self-hosted meditation'],
  },
  '/waking-up-alternative': {
    description: 'Waking Up and Fernwell side by side: theory with a teacher, or plain practice on a machine of yours.',
    imageText: 'Waking Up or Fernwell?',
    keywords: ['Waking Up alternative', 'meditation app', 'self-hosted meditation'],
  },
  '/meditation-sounds-alternatives': {
    description:
      'Apps for rain, sea and noise compared with dates and sources: Moodist, Calm and Fernwell, and what we could not find out.',
    imageText: 'Sounds to sit with',
    keywords: ['meditation sounds', 'Moodist', 'soundscapes', 'rain sounds'],
  },
  '/daylio-alternative': {
    description:
      'Daylio and Fernwell side by side: a mood in two taps on a phone, or a journal on a machine of yours that reads your Daylio file.',
    imageText: 'Daylio or Fernwell?',
    keywords: ['Daylio alternative', 'mood tracker', 'import from Daylio', 'self-hosted journal'],
  },
  '/ai-journaling-alternatives': {
    description:
      'Journals with AI compared with dates and sources: Day One, Rosebud, Journey, and Fernwell, where a model is never needed.',
    imageText: 'A journal, with or without a model',
    keywords: ['AI journal', 'Day One alternative', 'Rosebud alternative', 'private journal'],
  },
  '/ai-habit-tracker-alternatives': {
    description:
      'Habit trackers compared with dates and sources: Loop, Habitica, Streaks, Finch, Fabulous, and Fernwell, which works by rules.',
    imageText: 'Habits, kindly counted',
    keywords: ['habit tracker', 'AI habit tracker', 'Loop Habit Tracker', 'Streaks', 'Finch'],
  },
  '/ai-workout-alternatives': {
    description: 'Workout apps compared with dates and sources: Fitbod, Hevy, Strong, Freeletics, JEFIT, Boostcamp, and Fernwell.',
    imageText: 'Training that says why',
    keywords: ['AI workout app', 'Fitbod alternative', 'Hevy alternative', 'Strong alternative'],
  },
  '/calorie-tracking-alternatives': {
    description:
      'Calorie trackers compared with dates and sources: MyFitnessPal, Cronometer, MacroFactor, Lose It!, Yazio, Noom, and Fernwell.',
    imageText: 'A food diary without the scolding',
    keywords: ['calorie tracker', 'MyFitnessPal alternative', 'Cronometer alternative', 'food diary'],
  },
  '/personality-quiz-alternatives': {
    description:
      'Personality tests compared with dates and sources: bigfive-web, 16Personalities, Truity, and Fernwell, which shares nothing by itself.',
    imageText: 'Who are you, and how sure is it?',
    keywords: ['personality test', 'Big Five test', '16Personalities alternative', 'IPIP-NEO'],
  },
}

/** Metadata for search engines and previews. */
export const metaOf = (path: ComparisonPath): PageMeta => ({
  ...DESCRIPTIONS[path],
  type: 'article',
  modifiedTime: `${CHECKED_ON}T00:00:00.000Z`,
  section: 'Comparisons',
})
