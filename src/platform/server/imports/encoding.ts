import { TEXT_ENCODINGS, type TextEncodingName } from '#platform/contract/imports.ts'

/** A text with its encoding; null where the bytes themselves leave no doubt (UTF-8, or a byte order mark). */
export type DecodedText = { text: string; encoding: TextEncodingName | null }

/**
 * Decodes bytes: by their byte order mark, as UTF-8 if valid, else in the chosen encoding, else in the detected one.
 * A byte without a character in the encoding becomes U+FFFD, which the importer has to report.
 */
export async function decodeText(bytes: Buffer, chosen: TextEncodingName | null): Promise<DecodedText> {
  const marked = markOf(bytes)
  if (marked) return { text: decodedAs(bytes, marked), encoding: null }
  // UTF-16 of plain letters is valid UTF-8 with zeros between them.
  const wide = wideOf(bytes)
  if (!wide) {
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: null }
    } catch {
      // Another encoding, then.
    }
  }
  const encoding = chosen ?? wide ?? (await guessOf(bytes))
  return { text: decodedAs(bytes, encoding), encoding }
}

const decodedAs = (bytes: Buffer, encoding: TextEncodingName) => new TextDecoder(encoding).decode(bytes)

function markOf(bytes: Buffer): TextEncodingName | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

const SAMPLE_BYTES = 64 * 1024

/** UTF-16 without its mark: commas, digits and line ends have a zero on one side of them, and no other text has any zeros. */
function wideOf(bytes: Buffer): TextEncodingName | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2]!++
  const [even, odd] = zeros as [number, number]
  if (even + odd < sample.length / 50) return undefined
  if (even * 10 < odd) return 'utf-16le'
  return odd * 10 < even ? 'utf-16be' : undefined
}

/** chardet's names of encodings that the Encoding Standard names otherwise, or decodes alike. */
const CALLED: Readonly<Record<string, TextEncodingName>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-9': 'windows-1254',
}

/** UTF-8 but for a few bytes: in other encodings, bytes rarely form valid multi-byte sequences by chance, and never most of them. */
function isDamagedUtf8(bytes: Buffer): boolean {
  let [lost, whole] = [0, 0]
  for (const [sign] of decodedAs(bytes.subarray(0, 16 * SAMPLE_BYTES), 'utf-8').matchAll(/[^\0-\x7f]/gu)) {
    if (sign === '\uFFFD') lost++
    else whole++
  }
  return whole > 4 * lost
}

async function guessOf(bytes: Buffer): Promise<TextEncodingName> {
  if (isDamagedUtf8(bytes)) return 'utf-8'
  const { analyse } = await import('chardet')
  // From the first byte that is not ASCII: before it, all encodings look alike.
  const first = bytes.findIndex((byte) => byte >= 0x80)
  const sample = bytes.subarray(Math.max(0, first - 2000), first + SAMPLE_BYTES)
  for (const { name } of analyse(sample)) {
    const known = CALLED[name.toLowerCase()] ?? TEXT_ENCODINGS.find((one) => one === name.toLowerCase())
    if (known) return known
  }
  return 'windows-1252'
}
