import { createHash, timingSafeEqual } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { HasConfig, HasDb, HasLog } from '#platform/server/app/app.ts'
import { hasNoAccounts } from '#platform/server/auth/users.ts'
import { isReachedByOthers } from '#platform/server/config/hosts.ts'
import { existingSecret, secret } from '#platform/server/config/secrets.ts'

/**
 * The person who creates the first account becomes the admin. If others can reach the server before its owner does, that account needs a
 * token that only the owner can read. The log shows it at every start until the account exists. It is the same after a restart and in every
 * process that shares DATA_DIR, and is deleted afterwards.
 */
const NAME = 'set-up'

const digest = (text: string) => createHash('sha256').update(text).digest()

export const isSetUpTokenWanted = (app: HasConfig): boolean => isReachedByOthers(app.config)

export async function isSetUpToken(app: HasConfig, given: string): Promise<boolean> {
  const token = await existingSecret(app.config.dataDir, NAME)
  // Digests have equal lengths and are compared in constant time.
  return token !== undefined && timingSafeEqual(digest(token.toString('base64url')), digest(given))
}

/** Runs at the start: logs how to create the first account, while none exists. */
export async function announceSetUp(app: HasConfig & HasDb & HasLog): Promise<void> {
  if (!isSetUpTokenWanted(app)) return
  if (!(await hasNoAccounts(app.db))) return forgetSetUpToken(app)
  const token = (await secret(app.config.dataDir, NAME)).toString('base64url')
  const page = `${app.config.publicUrl ?? ''}/signup#set-up=${token}`
  app.log.warn({ setUpToken: token, page }, 'there is no account yet: create the first one, the admin, with this set-up token')
}

/** Runs once the first account exists. */
export async function forgetSetUpToken(app: HasConfig): Promise<void> {
  await rm(path.join(app.config.dataDir, 'secrets', NAME), { force: true })
}
