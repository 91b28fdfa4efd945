// Types for the used part of yauzl 3, which has no types of its own.
declare module 'yauzl' {
  import type { Readable } from 'node:stream'

  export class Entry {
    fileName: Buffer
    fileNameRaw: Buffer
    extraFields: { id: number; data: Buffer }[]
    generalPurposeBitFlag: number
    compressionMethod: number
    compressedSize: number
    uncompressedSize: number
    externalFileAttributes: number
    isEncrypted(): boolean
  }

  export class ZipFile {
    entryCount: number
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
    close(): void
  }

  export abstract class RandomAccessReader {
    abstract _readStreamForRange(start: number, end: number): Readable
    read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null, bytesRead?: number) => void,
    ): void
    close(callback: (error?: Error | null) => void): void
  }

  export function fromRandomAccessReaderPromise(
    reader: RandomAccessReader,
    totalSize: number,
    options: { lazyEntries: true; autoClose: false; decodeStrings: false; validateEntrySizes: true },
  ): Promise<ZipFile>

  export function fromBufferPromise(buffer: Buffer, options: { lazyEntries: true; decodeStrings: true }): Promise<ZipFile>

  export function getFileNameLowLevel(
    generalPurposeBitFlag: number,
    fileNameBuffer: Buffer,
    extraFields: { id: number; data: Buffer }[],
    strictFileNames: boolean,
  ): string
}
