import type { TextEncodingName } from '#platform/contract/imports.ts'
import type { Host, TaskMethods } from '../isolation/task.ts'
import { damaged, openArchive, unreadable, type OpenArchive, type SourceFile } from './archive.ts'
import { uploadOf } from './upload.ts'

// The child's half of reading an upload. A feature's task module exports `methods = readerMethods(recognise, weigh)`.

/** A recognised upload: its items, always in the same order, and its files. */
export type Recognised<Item> = {
  source: string
  items(): AsyncIterable<Item> | Iterable<Item>
  /** Files inside a file (a database with pictures), together with the archive's own. */
  archive?: OpenArchive
}

export type OpenedUpload = { source: string; files: readonly SourceFile[]; badPaths: readonly string[] }

const ITEMS_A_VALUE = 100
/** Characters, roughly. A value with one item can be as large as the item. */
const TEXT_A_VALUE = 512 * 1024

/** `recognise` throws TaskError; undefined means an unknown format. `options` come from the feature's own half by `openReading`. */
export function readerMethods<Item>(
  recognise: (archive: OpenArchive, options: unknown) => Promise<Recognised<Item> | undefined>,
  weigh: (item: Item) => number,
) {
  let opened: Recognised<Item> & { archive: OpenArchive }
  return {
    async open(
      { name, bytes, encoding, options }: { name: string; bytes: number; encoding: TextEncodingName | null; options?: unknown },
      host: Host,
    ): Promise<OpenedUpload> {
      const upload = uploadOf(bytes, (start, end) => host.ask('range', { start, end }) as Promise<Uint8Array>)
      const archive = await openArchive(upload, name, encoding)
      const recognised = await recognise(archive, options)
      if (!recognised) throw unreadable('unknown_format')
      opened = { archive, ...recognised }
      return { source: opened.source, files: opened.archive.files, badPaths: archive.badPaths }
    },

    async *items(_input: null): AsyncGenerator<Item[]> {
      let batch: Item[] = []
      let weight = 0
      for await (const item of opened.items()) {
        batch.push(item)
        weight += weigh(item)
        if (batch.length < ITEMS_A_VALUE && weight < TEXT_A_VALUE) continue
        yield batch
        batch = []
        weight = 0
      }
      if (batch.length > 0) yield batch
    },

    /** The encoding of its texts, after all items were read. */
    async encoding(_input: null): Promise<TextEncodingName | null> {
      return opened.archive.encoding()
    },

    async *file(path: string): AsyncGenerator<Uint8Array> {
      try {
        yield* (await opened.archive.open(path)) as AsyncIterable<Uint8Array>
      } catch (error) {
        // It may open without an error and break in the middle.
        damaged(error)
      }
    },
  } satisfies TaskMethods
}

export type ReaderMethods<Item> = ReturnType<typeof readerMethods<Item>>
