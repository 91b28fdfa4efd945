import type { WebFeature } from '#platform/web/feature.ts'

export const soulWeb: WebFeature = {
  id: 'soul',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  pages: [
    {
      path: '/soul',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Soul',
      offline: true,
      lazy: () => import('./SoulPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./SoulOutline.tsx') : undefined,
    },
    {
      path: '/soul/breathing',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Breathing',
      lazy: () => import('./practices/BreathingPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./practices/BreathingOutline.tsx') : undefined,
    },
    {
      path: '/soul/timer',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Timer',
      lazy: () => import('./practices/TimerPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./practices/TimerOutline.tsx') : undefined,
    },
    {
      path: '/soul/mixer',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Sound mixer',
      // What was played once plays here without a network.
      offline: true,
      lazy: () => import('./mixer/MixerPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./mixer/MixerOutline.tsx') : undefined,
    },
    {
      path: '/soul/category/:id',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Soul',
      lazy: () => import('./CategoryPage.tsx'),
    },
    {
      path: '/soul/track/:id',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Soul',
      // What was downloaded plays here.
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
