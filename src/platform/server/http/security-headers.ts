const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  // Radix measures and places its layers with style attributes and one style element.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** Headers of pages and their parts. `https` adds those that only make sense there. */
export function pageHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': [...CSP, ...(https ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...everywhere(https),
  }
}

/** Headers of data, which no browser shows as a page: should one be made to, it may do nothing there. */
export function dataHeaders(https: boolean): Record<string, string> {
  return { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", ...everywhere(https) }
}

function everywhere(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
