import type { App } from '../app/app.ts'
import { openIsolated, type IsolatedTask } from '../isolation/isolation.ts'
import type { PersonKey } from '../vault/vault.ts'
import type { SourceFile } from './archive.ts'
import { openParts } from './parts.ts'
import type { ReaderMethods } from './reader-methods.ts'
import type { ImportRow } from './store.ts'

/** The serving process's half of an upload that is read in a child. Everything of it throws TaskError or IsolationError. */
export type Reading<Item> = {
  source: string
  files: readonly SourceFile[]
  badPaths: readonly string[]
  /** From the beginning, each time. */
  items(): AsyncGenerator<Item>
  /** The bytes of one of `files`. */
  open(path: string): AsyncIterable<Uint8Array>
  close(): void
}

/** Opens the upload of an import in a child that knows its formats, and nothing but its bytes. */
export async function openReading<Item>(
  app: App,
  key: PersonKey,
  row: ImportRow,
  task: IsolatedTask<ReaderMethods<Item>>,
  signal?: AbortSignal,
): Promise<Reading<Item>> {
  return openBytes({ name: row.words.name, bytes: row.bytes, range: openParts(app, key, row) }, task, signal)
}

/** The same of bytes that are at hand: `range` answers those from `start` to `end`, `end` not included. */
export async function openBytes<Item>(
  { name, bytes, range }: { name: string; bytes: number; range(start: number, end: number): Promise<Uint8Array> | Uint8Array },
  task: IsolatedTask<ReaderMethods<Item>>,
  signal?: AbortSignal,
): Promise<Reading<Item>> {
  const session = await openIsolated(task, {
    host: { range: ({ start, end }: { start: number; end: number }) => range(start, Math.min(end, bytes)) },
    ...(signal && { signal }),
  })
  try {
    const opened = await session.call('open', { name, bytes })
    return {
      ...opened,
      async *items() {
        for await (const batch of session.stream('items', null)) yield* batch as Item[]
      },
      open: (path) => session.stream('file', path),
      close: session.close,
    }
  } catch (error) {
    session.close()
    throw error
  }
}
