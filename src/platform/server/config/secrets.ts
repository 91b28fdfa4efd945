import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * A secret of 32 bytes, made once and stored in `DATA_DIR/secrets/<name>` (mode 0600). Two processes that start together
 * end up with the same one: the file appears completely, by a hard link that only one of them can make.
 */
export async function secret(dataDir: string, name: string): Promise<Buffer> {
  const folder = path.join(dataDir, 'secrets')
  const file = path.join(folder, name)
  const existing = await readSecret(file)
  if (existing) return existing
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const made = await readSecret(file)
  if (!made) throw new Error(`The secret ${name} in DATA_DIR/secrets could not be read back.`)
  return made
}

/** A secret that must be there already: undefined when it is not, and none is made. */
export function existingSecret(dataDir: string, name: string): Promise<Buffer | undefined> {
  return readSecret(path.join(dataDir, 'secrets', name))
}

async function readSecret(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url')
    if (bytes.length !== 32) throw new Error(`The secret in ${path.basename(file)} is damaged: restore it from a backup.`)
    return bytes
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
