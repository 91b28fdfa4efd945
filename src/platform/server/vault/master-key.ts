import { hkdfSync, scrypt } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { AppError } from '#platform/contract/errors.ts'
import { vaultReasons } from '#platform/contract/reasons.en.ts'
import type { Config } from '../config/config.ts'
import { parseKey } from '../config/master-key-config.ts'
import { existingSecret, secret } from '../config/secrets.ts'

export type MasterKey = { name: string; key: Buffer }

/** The installation's master keys: each encrypts people's own keys, and each of those rows names its master key. */
export type MasterKeys = {
  /** Encrypts new keys. Made at the first use when the owner configured none. */
  current(): Promise<MasterKey>
  /** The name of the current key; undefined while there is none yet. */
  currentName(): Promise<string | undefined>
  /** Throws `unavailable` when the key is missing: without it, nobody can read the data encrypted with it. */
  named(name: string): Promise<Buffer>
  /** The key for a rotation: the owner's own key when one is configured, else a new one in DATA_DIR. */
  next(): Promise<MasterKey>
  /** Removes all keys in DATA_DIR but the named one, never the owner's own keys elsewhere. */
  removeOthers(name: string): Promise<void>
}

const FILE_NAME = /^master-(\d+)$/
/** 128 MiB and about half a second for each guess of a passphrase (RFC 7914; OWASP's first choice of parameters for scrypt). */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }

/**
 * Master keys are stored in `DATA_DIR/secrets/master-<n>`, unless the owner stores them elsewhere (`MASTER_KEY`, `MASTER_KEY_FILE` or
 * `MASTER_PASSPHRASE_FILE`): then a copy of DATA_DIR alone decrypts nothing.
 */
export function openMasterKeys({ dataDir, masterKey: given }: Pick<Config, 'dataDir' | 'masterKey'>): MasterKeys {
  let loaded: Promise<readonly MasterKey[]> | undefined
  const ownersKeys = () => {
    loaded ??= loadOwnersKeys(dataDir, given)
    // A file that is not mounted yet is read again at the next use.
    loaded.catch(() => (loaded = undefined))
    return loaded
  }

  /** The numbers of the keys in DATA_DIR, newest first. Read each time: another process may have rotated them. */
  async function numbers(): Promise<number[]> {
    const names = await readdir(path.join(dataDir, 'secrets')).catch(() => [])
    return names
      .flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .toSorted((a, b) => b - a)
  }

  async function inDataDir(number: number): Promise<MasterKey> {
    const name = `master-${number}`
    return { name, key: await secret(dataDir, name) }
  }

  return {
    async current() {
      const [owners] = await ownersKeys()
      if (owners) return owners
      const [newest = 1] = await numbers()
      return inDataDir(newest)
    },
    async currentName() {
      const [owners] = await ownersKeys()
      const [newest] = await numbers()
      return owners?.name ?? (newest === undefined ? undefined : `master-${newest}`)
    },
    async named(name) {
      const key = FILE_NAME.test(name) ? await existingSecret(dataDir, name) : (await ownersKeys()).find((one) => one.name === name)?.key
      // People see this error, too: meanwhile their changes wait on their device, as with any unavailable server.
      if (!key) throw new AppError('unavailable', vaultReasons.no_key())
      return key
    },
    async next() {
      const [owners] = await ownersKeys()
      if (owners) return owners
      const [newest = 0] = await numbers()
      return inDataDir(newest + 1)
    },
    async removeOthers(name) {
      for (const number of await numbers()) {
        if (`master-${number}` !== name) await rm(path.join(dataDir, 'secrets', `master-${number}`))
      }
    },
  }
}

/** The keys that the owner configured, newest first. Their names distinguish them without revealing anything of the keys. */
async function loadOwnersKeys(dataDir: string, given: Config['masterKey']): Promise<readonly MasterKey[]> {
  if (!given) return []
  const keys = await Promise.all(
    given.kind === 'keys'
      ? given.keys
      : (await linesOf(given.file)).map((line) => (given.kind === 'file' ? keyIn(line) : stretched(dataDir, line, given.cost))),
  )
  return keys.map((key) => ({
    name: `own-${Buffer.from(hkdfSync('sha256', key, '', 'fernwell master key name', 8)).toString('hex')}`,
    key,
  }))
}

async function linesOf(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').flatMap((line) => line.trim() || [])
  if (lines.length === 0) throw new Error('The file with the master key is empty.')
  return lines
}

function keyIn(line: string): Buffer {
  const key = parseKey(line)
  if (!key) throw new Error('The file with the master key is invalid: each line must be 32 bytes in base64.')
  return key
}

/** The salt is no secret, but the passphrase is useless without it: it is stored in DATA_DIR and included in each backup. */
async function stretched(dataDir: string, passphrase: string, N: number = SCRYPT.N): Promise<Buffer> {
  const salt = await secret(dataDir, 'passphrase-salt')
  return await promisify<string, Buffer, number, object, Buffer>(scrypt)(passphrase, salt, 32, { ...SCRYPT, N })
}
