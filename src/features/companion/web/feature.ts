import type { WebFeature } from '#platform/web/feature.ts'

export const companionWeb: WebFeature = {
  id: 'companion',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  pages: [
    {
      path: '/my-ai-bestfriend',
      layout: 'app',
      access: 'signed-in',
      area: 'companion',
      title: 'Companion',
      offline: true,
      lazy: () => import('./CompanionPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.companion) : undefined,
    },
    {
      path: '/my-ai-bestfriend/talk',
      layout: 'app',
      access: 'signed-in',
      area: 'companion',
      title: 'Conversation',
      lazy: () => import('./chat/ChatPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.chat) : undefined,
    },
    {
      path: '/my-ai-bestfriend/memory',
      layout: 'app',
      access: 'signed-in',
      area: 'companion',
      title: 'Memory',
      lazy: () => import('./memory/MemoryPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.memory) : undefined,
    },
    {
      path: '/voice-chat',
      layout: 'app',
      access: 'signed-in',
      area: 'companion',
      title: 'Voice chat',
      lazy: () => import('./voice/VoiceChatPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.voice) : undefined,
    },
  ],
}
