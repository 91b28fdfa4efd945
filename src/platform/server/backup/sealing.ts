import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { BackupConfig } from '../config/backup-config.ts'
import { RestoreError } from './restore-error.ts'

/** Encrypts a backup in the format of age (https://age-encryption.org/v1), which other tools open too. */
export type Sealer = (plain: Readable) => Promise<Readable>
/** Decrypts a backup. Throws RestoreError when the key is another one. */
export type Opener = (sealed: Readable) => Promise<Readable>

const MAGIC = 'age-encryption.org/v1'
/** Loaded with the first encrypted backup: nothing else needs it. */
const age = () => import('age-encryption')

/**
 * An encrypting function for the configured keys, and an opener for this very file, for the trial restore. The secret key of
 * recipients is not on this machine, so a temporary identity for this one file is added; it is never stored.
 */
export async function openSealer(sealing: NonNullable<BackupConfig['sealing']>): Promise<{ seal: Sealer; tryOut: Opener }> {
  const { Encrypter, generateIdentity, identityToRecipient } = await age()
  const encrypter = new Encrypter()
  if (sealing.kind === 'passphrase') {
    const passphrase = await passphraseIn(sealing.file)
    encrypter.setPassphrase(passphrase)
    return { seal: throughWeb((web) => encrypter.encrypt(web)), tryOut: await openerWith({ passphrase }) }
  }
  const passing = await generateIdentity()
  for (const recipient of [...sealing.recipients, await identityToRecipient(passing)]) encrypter.addRecipient(recipient)
  return { seal: throughWeb((web) => encrypter.encrypt(web)), tryOut: await openerWith({ identities: [passing] }) }
}

/** The opener for any backup, from the configured keys. */
export async function openOpener({ sealing, identityFile }: Pick<BackupConfig, 'sealing' | 'identityFile'>): Promise<Opener> {
  return openerWith({
    passphrase: sealing?.kind === 'passphrase' ? await passphraseIn(sealing.file) : undefined,
    identities: identityFile === undefined ? [] : identitiesIn(await readFile(identityFile, 'utf8')),
  })
}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === MAGIC
  } finally {
    await handle.close()
  }
}

async function openerWith({
  passphrase,
  identities = [],
}: {
  passphrase?: string | undefined
  identities?: readonly string[]
}): Promise<Opener> {
  const { Decrypter } = await age()
  return async (sealed) => {
    if (passphrase === undefined && identities.length === 0)
      throw new RestoreError('This backup is sealed. Give its key: BACKUP_PASSPHRASE_FILE or BACKUP_IDENTITY_FILE.')
    const decrypter = new Decrypter()
    if (passphrase !== undefined) decrypter.addPassphrase(passphrase)
    for (const identity of identities) decrypter.addIdentity(identity)
    try {
      return await throughWeb((web) => decrypter.decrypt(web))(sealed)
    } catch {
      throw new RestoreError('This key does not open this backup, or the backup is damaged at its beginning.')
    }
  }
}

const throughWeb =
  (turn: (plain: globalThis.ReadableStream<Uint8Array>) => Promise<globalThis.ReadableStream<Uint8Array>>): Sealer =>
  async (stream) =>
    Readable.fromWeb((await turn(Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>)) as ReadableStream)

async function passphraseIn(file: string): Promise<string> {
  const passphrase = (await readFile(file, 'utf8')).trim()
  if (passphrase.length < 16) throw new RestoreError('The passphrase for backups should be at least 16 characters long.')
  return passphrase
}

/** Age's own key files: one identity per line, comments after `#`. */
function identitiesIn(content: string): string[] {
  const lines = content.split('\n').flatMap((line) => line.trim() || [])
  const identities = lines.filter((line) => !line.startsWith('#'))
  if (!identities.every((line) => /^AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]+$/.test(line)) || identities.length === 0)
    throw new RestoreError('BACKUP_IDENTITY_FILE must contain only age identities (AGE-SECRET-KEY-1…).')
  return identities
}
