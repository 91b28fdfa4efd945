import type { WebFeature } from '#platform/web/feature.ts'

export const onboardingWeb: WebFeature = {
  id: 'onboarding',
  commands: () => import('./commands.ts'),
  pages: [
    {
      path: '/onboarding',
      layout: 'app',
      access: 'signed-in',
      area: 'hub',
      title: 'Welcome',
      lazy: () => import('./OnboardingPage.tsx'),
    },
  ],
  hubCards: { welcome: () => import('./WelcomeHubCard.tsx') },
}
