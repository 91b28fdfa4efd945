import type { Translation } from '#platform/web/i18n/messages.ts'
import { PASSWORD_MIN } from '../../contract.ts'
import type { en } from './messages.ts'

type Words = Translation<typeof en>['needed']

// The server decides; these checks only save a request for obvious errors, with messages in the person's language.
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{1,39}$/u
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

export function checkUsername(username: string, words: Words): string | undefined {
  const name = username.trim().normalize('NFKC')
  if (!name) return words.username
  return USERNAME.test(name) ? undefined : words.usernameForm
}

export function checkEmail(email: string, words: Words): string | undefined {
  if (!email.trim()) return words.email
  return EMAIL.test(email.trim()) ? undefined : words.emailForm
}

export function checkNewPassword(password: string, words: Words): string | undefined {
  if (!password) return words.newPassword
  return password.length < PASSWORD_MIN ? words.short(PASSWORD_MIN) : undefined
}
