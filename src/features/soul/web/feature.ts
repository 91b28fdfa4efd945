import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'soul' } as const satisfies Partial<WebPage>

export const soulWeb: WebFeature = {
  id: 'soul',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  pages: [
    {
      ...page,
      path: '/soul',
      title: 'Soul',
      offline: true,
      lazy: () => import('./SoulPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.soul) : undefined,
    },
    {
      ...page,
      path: '/soul/breathing',
      title: 'Breathing',
      lazy: () => import('./practices/BreathingPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.breathing) : undefined,
    },
    {
      ...page,
      path: '/soul/timer',
      title: 'Timer',
      lazy: () => import('./practices/TimerPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.timer) : undefined,
    },
    {
      ...page,
      path: '/soul/mixer',
      title: 'Sound mixer',
      // Sounds that were played once are stored and play without a network.
      offline: true,
      lazy: () => import('./mixer/MixerPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.mixer) : undefined,
    },
    {
      ...page,
      path: '/soul/record',
      title: 'Your record',
      lazy: () => import('./record/RecordPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.record) : undefined,
    },
    {
      ...page,
      path: '/soul/record/import',
      title: 'Mindful minutes',
      lazy: () => import('./record/ImportPage.tsx'),
    },
    {
      ...page,
      path: '/soul/category/:id',
      title: 'Soul',
      lazy: () => import('./CategoryPage.tsx'),
    },
    {
      ...page,
      path: '/soul/track/:id',
      title: 'Soul',
      // Downloaded tracks play without a network.
      offline: true,
      lazy: () => import('./TrackPage.tsx'),
    },
  ],
  soulLinks: () => import('./soul-links.ts'),
  actKinds: () => import('./act-kinds.ts'),
  suggestions: () => import('./suggestions.ts'),
  hubCards: {
    continue: () => import('./ContinueHubCard.tsx'),
    suggestion: () => import('./SuggestionHubCard.tsx'),
  },
  playback: { track: () => import('./playback.ts').then(({ trackPlayback }) => trackPlayback) },
}
