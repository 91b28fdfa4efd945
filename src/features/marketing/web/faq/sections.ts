/** The sections and their questions, in order. An id is also the anchor of its question: `/faq#backup`. */
export const SECTIONS = {
  start: ['cost', 'hardware', 'setup', 'accounts-elsewhere', 'phone', 'https'],
  privacy: ['who-can-read', 'encryption', 'leaves', 'trackers', 'gdpr'],
  data: ['backup', 'lost-key', 'lost-password', 'lost-phone', 'offline', 'imports', 'export', 'delete', 'updates'],
  people: ['several', 'admin', 'minors'],
  models: ['language-model', 'consent', 'voice', 'notifications'],
  health: ['crisis', 'medical', 'calories', 'hidden-numbers', 'games', 'questionnaires', 'streaks'],
} as const

export type SectionId = keyof typeof SECTIONS
export type QuestionId = (typeof SECTIONS)[SectionId][number]

export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[]

/** Pages with details on an answer. Their labels are `links` in the messages. */
export const LINKS = {
  setup: '/blog/self-hosting-in-an-evening',
  backup: '/blog/backing-up-private-writing',
  imports: '/blog/leaving-an-app-with-your-data',
  crisis: '/get-help',
  calories: '/blog/calories-are-ranges',
  games: '/blog/what-brain-games-do',
  questionnaires: '/blog/what-a-big-five-result-says',
  streaks: '/blog/what-a-streak-does',
} as const satisfies Partial<Record<QuestionId, string>>
