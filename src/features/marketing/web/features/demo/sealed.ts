/** Number of bytes that are shown; the rest is only counted. */
const SHOWN = 24

/** A text encrypted with a temporary key, as hexadecimal bytes; empty for no text, and if the browser cannot encrypt. */
export async function sealed(text: string): Promise<string> {
  // Browsers only provide it in secure contexts.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (text === '' || !subtle) return ''
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)))
  const hex = Array.from(bytes.slice(0, SHOWN), (byte) => byte.toString(16).padStart(2, '0')).join(' ')
  return bytes.length > SHOWN ? `${hex} … ${bytes.length} bytes` : hex
}
