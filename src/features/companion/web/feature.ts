import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'companion' } as const satisfies Partial<WebPage>

export const companionWeb: WebFeature = {
  id: 'companion',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  pages: [
    {
      ...page,
      path: '/my-ai-bestfriend',
      title: 'Companion',
      offline: true,
      lazy: () => import('./CompanionPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.companion) : undefined,
    },
    {
      ...page,
      path: '/my-ai-bestfriend/talk',
      title: 'Conversation',
      lazy: () => import('./chat/ChatPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.chat) : undefined,
    },
    {
      ...page,
      path: '/my-ai-bestfriend/memory',
      title: 'Memory',
      lazy: () => import('./memory/MemoryPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.memory) : undefined,
    },
    {
      ...page,
      path: '/voice-chat',
      title: 'Voice chat',
      lazy: () => import('./voice/VoiceChatPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.voice) : undefined,
    },
  ],
}
