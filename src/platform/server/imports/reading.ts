import type { TextEncodingName } from '#platform/contract/imports.ts'
import { notFound } from '#platform/contract/errors.ts'
import { importReasons } from '#platform/contract/reasons.en.ts'
import type { HasDb } from '../app/app.ts'
import { userById } from '../auth/users.ts'
import { openIsolated, type IsolatedTask } from '../isolation/isolation.ts'
import type { SourceFile } from './archive.ts'
import type { ImportRun } from './importer.ts'
import { openParts } from './parts.ts'
import type { ReaderMethods } from './reader-methods.ts'

/** The serving process's half of an upload that is read in a child. All its methods throw TaskError or IsolationError. */
export type Reading<Item> = {
  source: string
  files: readonly SourceFile[]
  badPaths: readonly string[]
  /** From the beginning, each time. */
  items(): AsyncGenerator<Item>
  /** After all items were read: the first detected or chosen encoding; null when no text needed one. */
  encoding(): Promise<TextEncodingName | null>
  /** The bytes of one of `files`. */
  open(path: string): AsyncIterable<Uint8Array>
  close(): void
}

type Opened = Pick<ImportRun, 'app' | 'key' | 'row'> & { signal?: AbortSignal }

/** Opens the upload of an import in a child that has its formats, and nothing but its bytes and `options`. */
export const readerOf =
  <Item, Source extends string = string, Options = void>(task: IsolatedTask<ReaderMethods<Item>>) =>
  ({ app, key, row, signal }: Opened, options: Options): Promise<Reading<Item> & { source: Source }> => {
    const { name, encoding = null } = row.words
    const bytes = { name, encoding, bytes: row.bytes, range: openParts(app, key, row) }
    return openBytes(bytes, task, { ...(signal && { signal }), options }) as Promise<Reading<Item> & { source: Source }>
  }

export type ImportOwner = { id: string; zone: string; dayStart: number; locale: string | null }

/** The person for whom an import writes, with the start of their days. Throws not_found when the account was deleted. */
export async function importOwner({ db }: HasDb, userId: string): Promise<ImportOwner> {
  const user = await userById(db, userId)
  if (!user) throw notFound(importReasons.not_here())
  return { id: userId, zone: user.zone, dayStart: user.dayStart, locale: user.locale }
}

type Bytes = {
  name: string
  bytes: number
  encoding?: TextEncodingName | null
  range(start: number, end: number): Promise<Uint8Array> | Uint8Array
}

/** The same for bytes in memory: `range` returns those from `start` to `end`, `end` not included. */
export async function openBytes<Item>(
  { name, bytes, encoding = null, range }: Bytes,
  task: IsolatedTask<ReaderMethods<Item>>,
  { signal, options }: { signal?: AbortSignal; options?: unknown } = {},
): Promise<Reading<Item>> {
  const session = await openIsolated(task, {
    host: { range: ({ start, end }: { start: number; end: number }) => range(start, Math.min(end, bytes)) },
    ...(signal && { signal }),
  })
  try {
    const opened = await session.call('open', { name, bytes, encoding, options })
    return {
      ...opened,
      async *items() {
        for await (const batch of session.stream('items', null)) yield* batch as Item[]
      },
      encoding: () => session.call('encoding', null),
      open: (path) => session.stream('file', path),
      close: session.close,
    }
  } catch (error) {
    session.close()
    throw error
  }
}
