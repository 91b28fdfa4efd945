import type { WebFeature } from '#platform/web/feature.ts'

export const voiceAgentWeb: WebFeature = {
  id: 'voice-agent',
  commands: () => import('./commands.ts'),
  pages: [
    {
      path: '/voice-agent',
      layout: 'app',
      access: 'signed-in',
      area: 'companion',
      title: 'Voice agent',
      offline: true,
      lazy: () => import('./VoiceAgentPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.voiceAgent) : undefined,
    },
  ],
}
