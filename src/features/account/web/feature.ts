import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { WebFeature } from '#platform/web/feature.ts'

/** The doors into the house, and the two rooms that are about the person. */
export const accountWeb: WebFeature = {
  id: 'account',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  pages: [
    {
      path: '/login',
      layout: 'bare',
      access: 'public',
      area: 'hub',
      title: 'Log in',
      whenSignedIn: 'home',
      lazy: () => import('./sign-in/LoginPage.tsx'),
      meta: () => ({ description: `Come back to your clearing: log in to ${PRODUCT_NAME}.` }),
    },
    {
      path: '/signup',
      layout: 'bare',
      access: 'public',
      area: 'hub',
      title: 'Begin',
      whenSignedIn: 'home',
      lazy: () => import('./sign-in/SignupPage.tsx'),
      meta: () => ({
        description: `Plant something of your own: make a ${PRODUCT_NAME} account. No ads, no trackers, and your writing belongs to you.`,
      }),
    },
    {
      path: '/reset-password',
      layout: 'bare',
      access: 'public',
      area: 'hub',
      title: 'A new password',
      lazy: () => import('./sign-in/ResetPasswordPage.tsx'),
    },
    {
      path: '/confirm-email',
      layout: 'bare',
      access: 'public',
      area: 'hub',
      title: 'Confirm your address',
      lazy: () => import('./sign-in/ConfirmEmailPage.tsx'),
    },
    {
      path: '/restore-email',
      layout: 'bare',
      access: 'public',
      area: 'hub',
      title: 'Your address again',
      lazy: () => import('./sign-in/RestoreEmailPage.tsx'),
    },
    {
      path: '/profile',
      layout: 'app',
      access: 'signed-in',
      area: 'profile',
      title: 'Profile',
      offline: true,
      lazy: () => import('./profile/ProfilePage.tsx'),
    },
    {
      path: '/settings',
      layout: 'app',
      access: 'signed-in',
      area: 'profile',
      title: 'Settings',
      lazy: () => import('./settings/SettingsPage.tsx'),
    },
    {
      path: '/admin-dash',
      layout: 'app',
      access: 'signed-in',
      area: 'profile',
      title: 'Running this place',
      lazy: () => import('./admin/AdminPage.tsx'),
    },
  ],
  proof: () => import('./proof/ProofDialog.tsx'),
  hubCards: { security: () => import('./notices/SecurityHubCard.tsx') },
  onboarding: [
    { step: 'name', submits: true, view: () => import('./onboarding/NameStep.tsx') },
    { step: 'day', submits: true, view: () => import('./onboarding/DayStep.tsx') },
  ],
}
