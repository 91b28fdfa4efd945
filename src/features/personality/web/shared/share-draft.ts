import type { Share, ShareSettings } from '../../contract-sharing.ts'
import type { ContentLanguage } from '../../scales.ts'

/** All options are off at first: only the domains, as texts and picture. */
export const freshSettings = (scales: readonly string[], language: ContentLanguage): ShareSettings => ({
  scales: [...scales],
  name: null,
  numbers: false,
  group: false,
  day: false,
  preview: false,
  comparable: false,
  language,
  expiresAt: null,
})

export const settingsOf = ({ scales, name, numbers, group, day, preview, comparable, language, expiresAt }: Share): ShareSettings => ({
  scales,
  name,
  numbers,
  group,
  day,
  preview,
  comparable,
  language,
  expiresAt,
})

export const EXPIRIES = { week: 7, month: 30, year: 365 } as const
export type Expiry = keyof typeof EXPIRIES | 'never' | 'kept'

/** The instant of a chosen expiry; `kept` retains that of an existing link. */
export function expiryOf(choice: Expiry, stored: string | null, now: number): string | null {
  if (choice === 'kept') return stored
  return choice === 'never' ? null : new Date(now + EXPIRIES[choice] * 86_400_000).toISOString()
}

/** The address of a link for sending. */
export const linkOf = (origin: string, { token }: Pick<Share, 'token'>): string => `${origin}/personality-quiz/results/${token}`
