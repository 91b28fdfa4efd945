/** The feature pages: title of the tab, and label in lists. */
export const FEATURE_PAGES = [
  { path: '/personaljournal', title: 'A personal journal of your own', label: 'Journal' },
  { path: '/journaling-with-ai', title: 'Journaling with AI, or without', label: 'Journaling with AI' },
  { path: '/meditation', title: 'Meditation, made on the spot', label: 'Meditation' },
  { path: '/meditation-and-mindfulness', title: 'Meditation and mindfulness', label: 'Mindfulness' },
  { path: '/fitness', title: 'Training that says why', label: 'Training' },
  { path: '/ai-workout-plans-calorie-tracking', title: 'AI workout plans and calorie tracking', label: 'Plans and meals' },
  { path: '/brain-games-sharpen-mind', title: 'Brain games, honestly', label: 'Brain games' },
] as const

export type FeaturePath = (typeof FEATURE_PAGES)[number]['path']
