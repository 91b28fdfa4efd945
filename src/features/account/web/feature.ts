import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const signInPage = { layout: 'bare', access: 'public', area: 'hub' } as const satisfies Partial<WebPage>

/** The sign-in pages, and the two pages about the person: profile and settings. */
export const accountWeb: WebFeature = {
  id: 'account',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  pages: [
    {
      ...signInPage,
      path: '/login',
      title: 'Log in',
      whenSignedIn: 'home',
      hidesBar: true,
      lazy: () => import('./sign-in/LoginPage.tsx'),
      meta: () => ({ description: `Come back to your clearing, your journal and your garden: log in to ${PRODUCT_NAME}.` }),
    },
    {
      ...signInPage,
      path: '/signup',
      title: 'Sign up',
      whenSignedIn: 'home',
      hidesBar: true,
      lazy: () => import('./sign-in/SignupPage.tsx'),
      meta: () => ({
        description: `Plant something of your own: create a ${PRODUCT_NAME} account. No ads, no price, and your writing belongs to you.`,
      }),
    },
    {
      ...signInPage,
      path: '/reset-password',
      title: 'A new password',
      lazy: () => import('./sign-in/ResetPasswordPage.tsx'),
    },
    {
      ...signInPage,
      path: '/confirm-email',
      title: 'Confirm your address',
      lazy: () => import('./sign-in/ConfirmEmailPage.tsx'),
    },
    {
      ...signInPage,
      path: '/restore-email',
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
      access: 'public',
      area: 'profile',
      title: 'Administration',
      lazy: () => import('./admin/AdminPage.tsx'),
    },
  ],
  proof: () => import('./proof/ProofDialog.tsx'),
  hubCards: { security: () => import('./notices/SecurityHubCard.tsx') },
  onboarding: [{ step: 'name', submits: true, view: () => import('./onboarding/NameStep.tsx') }],
}
