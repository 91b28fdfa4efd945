/** Bytes as base64, and back. Short ones: salts, hashes, challenges. */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
