/** A `content-disposition` (RFC 6266) that saves under this name, with an ASCII fallback for older clients. */
export function attachmentHeader(name: string): string {
  // Replaces control characters and path separators.
  const clean = name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_').slice(0, 150) || 'file'
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(clean.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
