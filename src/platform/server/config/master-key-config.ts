import { statSync } from 'node:fs'
import { z } from 'zod'

/** The owner's source of the master key. Several keys: the first encrypts, the others only decrypt, until `npm run rotate-key`. */
export type MasterKeyConfig =
  | { kind: 'keys'; keys: readonly Buffer[] }
  | { kind: 'file'; file: string }
  /** `cost`: of each guess (the N of scrypt); not a setting of the environment. */
  | { kind: 'passphrase'; file: string; cost?: number }

/** A key of 32 bytes in base64 or base64url; undefined when it is something else. */
export function parseKey(text: string): Buffer | undefined {
  if (!/^[\w+/-]{43}=?$/.test(text.trim())) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  return key.length === 32 ? key : undefined
}

/** The variables, for the schema of all settings. */
export const masterKeyEnvironment = {
  MASTER_KEY: z
    .string()
    .refine(
      (value) => value.split(',').every((one) => parseKey(one)),
      'must be 32 bytes in base64, as `openssl rand -base64 32` makes them; older keys may follow after commas',
    )
    .optional(),
  MASTER_KEY_FILE: z.string().min(1).optional(),
  MASTER_PASSPHRASE_FILE: z.string().min(1).optional(),
}

type Given = z.output<z.ZodObject<typeof masterKeyEnvironment>>

/** Rules between the variables, for `superRefine`. Messages name variables, never values. */
export function checkMasterKey(given: Given, context: z.RefinementCtx): void {
  const wrong = (variable: string, message: string) => context.addIssue({ code: 'custom', path: [variable], message })
  const named = (['MASTER_KEY', 'MASTER_KEY_FILE', 'MASTER_PASSPHRASE_FILE'] as const).filter((name) => given[name])
  for (const name of named.slice(1)) wrong(name, `cannot be given together with ${named[0]}: choose one place for the key`)
  for (const name of ['MASTER_KEY_FILE', 'MASTER_PASSPHRASE_FILE'] as const) {
    const trouble = given[name] && problemWith(given[name])
    if (trouble) wrong(name, trouble)
  }
}

export function masterKeyConfig(given: Given): MasterKeyConfig | undefined {
  if (given.MASTER_KEY) return { kind: 'keys', keys: given.MASTER_KEY.split(',').flatMap((one) => parseKey(one) ?? []) }
  if (given.MASTER_KEY_FILE) return { kind: 'file', file: given.MASTER_KEY_FILE }
  if (given.MASTER_PASSPHRASE_FILE) return { kind: 'passphrase', file: given.MASTER_PASSPHRASE_FILE }
  return undefined
}

function problemWith(file: string): string | undefined {
  try {
    const { mode, size } = statSync(file)
    if (size === 0) return 'names an empty file'
    // Container platforms provide secrets as files of root; only files that everybody can read are refused.
    return mode & 0o004 ? 'names a file that everybody on this machine can read: chmod 600 it' : undefined
  } catch (error) {
    return `names a file that cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`
  }
}
