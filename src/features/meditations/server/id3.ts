// ID3v2.3 (id3.org, "ID3 tag version 2.3.0", 1999): a tag before the sound, in UTF-16.

export type AudioTags = { title: string; artist: string; language: 'eng' | 'deu'; comment: string; isSynthetic: boolean }

const text = (value: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(value, 'utf16le')])
const END = Buffer.from([0, 0])
const UTF16 = Buffer.from([1])

function frame(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(10)
  head.write(id, 'latin1')
  head.writeUInt32BE(body.length, 4)
  return Buffer.concat([head, body])
}

/** The tag before an MP3. It states whether the voice is synthetic. */
export function id3({ title, artist, language, comment, isSynthetic }: AudioTags): Buffer {
  const body = Buffer.concat([
    frame('TIT2', UTF16, text(title)),
    frame('TPE1', UTF16, text(artist)),
    frame('COMM', UTF16, Buffer.from(language), text(''), END, text(comment)),
    frame('TXXX', UTF16, text('SYNTHETIC_VOICE'), END, text(isSynthetic ? 'yes' : 'no')),
  ])
  const size = body.length
  // Seven bits per byte.
  const bytes = [21, 14, 7, 0].map((bits) => (size >> bits) & 0x7f)
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([3, 0, 0]), Buffer.from(bytes), body])
}
