import { statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

export type BackupConfig = {
  /** Absolute; undefined: no automatic backups. */
  folder: string | undefined
  /** How many of its own backups stay in the folder. */
  keep: number
  /** The keys that backups are encrypted to: age recipients (`age1…`), or a passphrase in a file. Undefined: not encrypted. */
  sealing: { kind: 'recipients'; recipients: readonly string[] } | { kind: 'passphrase'; file: string } | undefined
  /** A file of age identities, which decrypts backups that were encrypted to recipients. */
  identityFile: string | undefined
}

const file = z
  .string()
  .refine((name) => statSync(name, { throwIfNoEntry: false })?.isFile(), 'must name a file that is there')
  .optional()

/** The variables, for the schema of all settings. */
export const backupEnvironment = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number('must be a whole number').int('must be a whole number').min(2, 'must be at least 2').max(3650).default(14),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+(?:\s*,\s*age1[a-z0-9]+)*$/, 'must be an age recipient (age1…), several with commas between')
    .optional(),
  BACKUP_PASSPHRASE_FILE: file,
  BACKUP_IDENTITY_FILE: file,
}

type Given = z.output<z.ZodObject<typeof backupEnvironment>>

/** Rules between the variables, for `superRefine`. */
export function checkBackup(given: Given, context: z.RefinementCtx): void {
  const wrong = (variable: string, message: string) => context.addIssue({ code: 'custom', path: [variable], message })
  if (given.BACKUP_RECIPIENT && given.BACKUP_PASSPHRASE_FILE)
    wrong('BACKUP_PASSPHRASE_FILE', 'cannot be given together with BACKUP_RECIPIENT: choose one way to seal backups')
  if (given.BACKUP_DIR && !given.BACKUP_RECIPIENT && !given.BACKUP_PASSPHRASE_FILE)
    wrong('BACKUP_DIR', 'needs BACKUP_RECIPIENT or BACKUP_PASSPHRASE_FILE: backups that make themselves are sealed')
}

export function backupConfig(given: Given): BackupConfig {
  const recipients = given.BACKUP_RECIPIENT?.split(',').map((one) => one.trim())
  return {
    folder: given.BACKUP_DIR && path.resolve(given.BACKUP_DIR),
    keep: given.BACKUP_KEEP,
    sealing: recipients
      ? { kind: 'recipients', recipients }
      : given.BACKUP_PASSPHRASE_FILE
        ? { kind: 'passphrase', file: given.BACKUP_PASSPHRASE_FILE }
        : undefined,
    identityFile: given.BACKUP_IDENTITY_FILE,
  }
}
