/** A `content-disposition` (RFC 6266) that saves under this name; a plain one stands in for readers of ASCII alone. */
export function attachmentHeader(name: string): string {
  // Control signs and what file systems take for folders have no place in a name.
  const clean = name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_').slice(0, 150) || 'file'
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(clean.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
