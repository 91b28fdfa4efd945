import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '#platform/contract/errors.ts'
import { vaultReasons } from '#platform/contract/reasons.en.ts'
import { existingSecret, secret } from '../config/secrets.ts'

const NAME = /^master-(\d+)$/

/** The numbers of the master keys in DATA_DIR/secrets, newest first. More than one only while a rotation is under way. */
async function numbers(dataDir: string): Promise<number[]> {
  const names = await readdir(path.join(dataDir, 'secrets')).catch(() => [])
  return names
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a)
}

export type MasterKey = { name: string; key: Buffer }

/** The master key that seals new things; made at the first use. Read from disk each time: another process may have rotated it. */
export async function currentMasterKey(dataDir: string): Promise<MasterKey> {
  const [newest = 1] = await numbers(dataDir)
  const name = `master-${newest}`
  return { name, key: await secret(dataDir, name) }
}

/** Throws when it is not there: without it, what it sealed cannot be read by anyone. */
export async function masterKeyNamed(dataDir: string, name: string): Promise<Buffer> {
  const key = NAME.test(name) ? await existingSecret(dataDir, name) : undefined
  // People hear this too: what they do meanwhile waits on their device, as with any server that is away.
  if (!key) throw new AppError('unavailable', vaultReasons.no_key())
  return key
}

export async function newMasterKey(dataDir: string): Promise<MasterKey> {
  const [newest = 0] = await numbers(dataDir)
  const name = `master-${newest + 1}`
  return { name, key: await secret(dataDir, name) }
}

/** Removes all but the named one. */
export async function deleteOtherMasterKeys(dataDir: string, name: string): Promise<void> {
  for (const number of await numbers(dataDir)) {
    if (`master-${number}` !== name) await rm(path.join(dataDir, 'secrets', `master-${number}`))
  }
}
