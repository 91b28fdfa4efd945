import { readFileSync } from 'node:fs'
import { fieldError } from '#platform/contract/errors.ts'
import type { HasConfig, HasDb } from '#platform/server/app/app.ts'
import { storedSettings, storeSetting } from '#platform/server/settings/settings-store.ts'
import { OWNER_FIELDS, type InstallationState, type Owner, type OwnerField } from '../../contract-owner.ts'
import { marketingReasons } from '../../reasons.en.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as { version: string }

const settingOf = <Field extends OwnerField>(field: Field) => `owner.${field}` as const
const VARIABLES: Record<OwnerField, string> = { name: 'OWNER_NAME', address: 'OWNER_ADDRESS', email: 'OWNER_MAIL' }

/** The owner's details; the environment takes precedence over the admin's entries. */
export async function ownerOf(app: HasConfig & HasDb): Promise<Owner> {
  const { name, address, email } = app.config.owner
  const stored = await storedSettings(app.db, OWNER_FIELDS.map(settingOf))
  return {
    name: name ?? stored['owner.name'] ?? null,
    address: address ?? stored['owner.address'] ?? null,
    email: email ?? stored['owner.email'] ?? null,
  }
}

export async function editableOwner(app: HasConfig & HasDb): Promise<Owner & { byEnvironment: OwnerField[] }> {
  return { ...(await ownerOf(app)), byEnvironment: OWNER_FIELDS.filter((field) => app.config.owner[field] !== undefined) }
}

/** Throws `conflict` for a field that the environment sets. */
export async function changeOwner(app: HasConfig & HasDb, changes: Partial<Record<OwnerField, string | undefined>>): Promise<void> {
  await app.db.transaction(async (tx) => {
    for (const field of OWNER_FIELDS) {
      const value = changes[field]
      if (value === undefined) continue
      if (app.config.owner[field] !== undefined)
        throw fieldError('conflict', field, marketingReasons.owner_by_environment({ name: VARIABLES[field] }))
      await storeSetting(tx, settingOf(field), value)
    }
  })
}

/** Address for mailed messages; undefined without a mail server, because mails would be written to DATA_DIR as files. */
export async function contactAddress(app: HasConfig & HasDb): Promise<string | undefined> {
  return app.config.smtpUrl === undefined ? undefined : ((await ownerOf(app)).email ?? undefined)
}

export async function installationState(app: HasConfig & HasDb): Promise<InstallationState> {
  return { owner: await ownerOf(app), version, mails: (await contactAddress(app)) !== undefined }
}
