/** The comparison pages: title of the tab, and label in lists. */
export const COMPARISONS = [
  { path: '/headspace-alternative', title: 'An alternative to Headspace', label: 'Headspace' },
  { path: '/free-meditation-app', title: 'Free meditation apps', label: 'Free meditation apps' },
  { path: '/expensive-meditation-apps', title: 'What meditation apps cost', label: 'What meditation apps cost' },
  { path: '/calm-alternative', title: 'An alternative to Calm', label: 'Calm' },
  { path: '/insight-timer-alternative', title: 'An alternative to Insight Timer', label: 'Insight Timer' },
  { path: '/ten-percent-happier-alternative', title: 'An alternative to Ten Percent Happier', label: 'Ten Percent Happier' },
  { path: '/waking-up-alternative', title: 'An alternative to Waking Up', label: 'Waking Up' },
  { path: '/meditation-sounds-alternatives', title: 'Apps for meditation sounds', label: 'Meditation sounds' },
  { path: '/daylio-alternative', title: 'An alternative to Daylio', label: 'Daylio' },
  { path: '/ai-journaling-alternatives', title: 'AI journals, and one without', label: 'AI journals' },
  { path: '/ai-habit-tracker-alternatives', title: 'AI habit trackers, and one by rules', label: 'Habit trackers' },
  { path: '/ai-workout-alternatives', title: 'AI workout apps, and one by rules', label: 'Workout apps' },
  { path: '/calorie-tracking-alternatives', title: 'Calorie trackers, side by side', label: 'Calorie trackers' },
  { path: '/personality-quiz-alternatives', title: 'Personality tests, side by side', label: 'Personality tests' },
] as const

export type ComparisonPath = (typeof COMPARISONS)[number]['path']
