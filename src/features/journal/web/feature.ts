import type { WebFeature } from '#platform/web/feature.ts'

export const journalWeb: WebFeature = {
  id: 'journal',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  settings: () => import('./settings/JournalSetting.tsx'),
  sendWaiting: async (userId) => {
    const { journalOf } = await import('./local/journal-of.ts')
    const journal = journalOf(userId)
    await journal.ready
    await journal.sync()
  },
  pages: [
    {
      path: '/journal',
      layout: 'app',
      access: 'signed-in',
      area: 'journal',
      title: 'Journal',
      offline: true,
      lazy: () => import('./list/JournalPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.journal) : undefined,
    },
    {
      path: '/journal/settings',
      layout: 'app',
      access: 'signed-in',
      area: 'journal',
      title: 'Journal settings',
      offline: true,
      lazy: () => import('./settings/JournalSettingsPage.tsx'),
    },
    {
      path: '/journal/transfer',
      layout: 'app',
      access: 'signed-in',
      area: 'journal',
      title: 'Import and export',
      lazy: () => import('./transfer/TransferPage.tsx'),
    },
    {
      path: '/journal/insight',
      layout: 'app',
      access: 'signed-in',
      area: 'journal',
      title: 'Insight',
      offline: true,
      lazy: () => import('./insight/InsightPage.tsx'),
    },
    {
      path: '/calendar',
      layout: 'app',
      access: 'signed-in',
      area: 'journal',
      title: 'Calendar',
      offline: true,
      lazy: () => import('./calendar/CalendarPage.tsx'),
    },
    {
      path: '/journal/:id',
      layout: 'app',
      access: 'signed-in',
      area: 'journal',
      title: 'Journal',
      offline: true,
      lazy: () => import('./entry/EntryPage.tsx'),
    },
  ],
  actKinds: () => import('./act-kinds.ts'),
  onboarding: [{ step: 'mood', view: () => import('./onboarding/FirstMoodStep.tsx') }],
  suggestions: () => import('./suggestions.ts'),
  hubCardsOffline: ['mood'],
  hubCards: {
    mood: () => import('./hub/MoodHubCard.tsx'),
    prompt: () => import('./prompts/PromptHubCard.tsx'),
    memory: () => import('./hub/MemoryHubCard.tsx'),
    draft: () => import('./hub/DraftHubCard.tsx'),
  },
}
