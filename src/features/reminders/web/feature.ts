import type { WebFeature } from '#platform/web/feature.ts'

export const remindersWeb: WebFeature = {
  id: 'reminders',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  settings: () => import('./RemindersSetting.tsx'),
  pages: [
    {
      path: '/settings/reminders',
      layout: 'app',
      access: 'signed-in',
      area: 'profile',
      title: 'Reminders',
      lazy: () => import('./RemindersPage.tsx'),
    },
  ],
}
