const ATTACHMENT = /^attachment:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i

/** The id in `attachment:<id>`. */
export function attachmentIdOf(href: string): string | undefined {
  return ATTACHMENT.exec(href)?.[1]?.toLowerCase()
}

export const attachmentHref = (id: string): string => `attachment:${id}`

/**
 * The address if it is safe for a link, else undefined: only the web, mail, telephone and places inside this app. Control characters
 * or spaces that hide another scheme (`java\tscript:`) are removed before the check, as in a browser.
 */
export function safeHref(href: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- browsers drop exactly these from an address before they read its scheme
  const read = href.replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]/g, '')
  if (/^(?:https?:\/\/[^/\\]|mailto:.|tel:.)/i.test(read)) return href.trim()
  if (/^\/(?![/\\])/.test(read)) return href.trim()
  return undefined
}

/** Whether the link leads out of this app. */
export const isOutward = (href: string): boolean => !href.startsWith('/')

/** The address for a person's input in a link field: `fernwell.org` is on the web, `a@b.org` is mail. */
export function typedHref(typed: string): string | undefined {
  const words = typed.trim()
  if (!words) return undefined
  const safe = safeHref(words)
  if (safe) return safe
  if (/^[^\s@:/]+@[^\s@:/.]+\.[^\s@:/]+$/.test(words)) return `mailto:${words}`
  if (/^(?:[^\s:/?#.]+\.)+[^\s:/?#.]{2,}(?:[/?#]\S*)?$/.test(words)) return `https://${words}`
  return undefined
}

const PERCENT: Readonly<Record<string, string>> = { '\\': '%5C', '<': '%3C', '>': '%3E', '|': '%7C' }

/** An address with the characters that Markdown misreads escaped, as a browser would send it anyway. */
export const writable = (href: string): string => href.trim().replace(/[\\<>|\s]/g, (sign) => PERCENT[sign] ?? encodeURIComponent(sign))
