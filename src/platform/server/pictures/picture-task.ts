// The module of the child that decodes and re-encodes pictures (see platform/server/isolation): the decoders are native code.
import { plainJpeg, reencode, type Picture } from './picture.ts'

export const methods = {
  /** Null: it cannot be read as a picture. */
  reencode: (original: Uint8Array): Promise<Picture | null> =>
    reencode(Buffer.from(original.buffer, original.byteOffset, original.byteLength)).catch(() => null),
  /** Null: it cannot be read as a picture. */
  plainJpeg: (original: Uint8Array): Promise<Buffer | null> =>
    plainJpeg(Buffer.from(original.buffer, original.byteOffset, original.byteLength)).catch(() => null),
}
