import type { z } from 'zod'
import { isPrivateHost } from './hosts.ts'

type Given = Partial<
  Record<
    'AI_URL' | 'SPEECH_URL' | 'TRANSCRIPTION_URL' | 'IMAGES_URL' | 'OPEN_FOOD_FACTS_URL' | 'STORAGE_URL' | 'DATABASE_URL',
    string | undefined
  >
>

/** What would be read on the way, for each address that may be one without encryption, and how it is written with it. */
const LINES: Record<keyof Given, { with: string; crosses: string }> = {
  AI_URL: { with: 'must begin with https', crosses: 'what people write' },
  SPEECH_URL: { with: 'must begin with https', crosses: 'what is to be spoken' },
  TRANSCRIPTION_URL: { with: 'must begin with https', crosses: 'what people say' },
  IMAGES_URL: { with: 'must begin with https', crosses: 'what people ask a picture of' },
  OPEN_FOOD_FACTS_URL: { with: 'must begin with https', crosses: 'what people look up' },
  STORAGE_URL: { with: 'must begin with s3:// (https)', crosses: 'its key and what is kept' },
  DATABASE_URL: { with: 'must have ?sslmode=verify-full', crosses: 'its password and all rows' },
}

const ENCRYPTED = new Set(['require', 'verify-ca', 'verify-full', 'no-verify'])

/** The hosts that an address leads to by a line which is not encrypted. */
function plainHosts(url: URL): string[] {
  if (url.protocol === 'http:' || url.protocol === 's3+http:') return [url.hostname]
  if (!url.protocol.startsWith('postgres')) return []
  const { searchParams: options } = url
  const isEncrypted = ENCRYPTED.has(options.get('sslmode') ?? '') || ['true', '1'].includes(options.get('ssl') ?? '')
  // A path is a local socket; `host` in the options wins over that of the address.
  const host = options.get('host') ?? url.hostname
  return isEncrypted || host.startsWith('/') ? [] : host.split(',')
}

/** Refuses whatever would send keys or private things in clear beyond this machine and private networks; for `superRefine`. */
export function checkPlainLines(given: Given, context: z.RefinementCtx): void {
  for (const [variable, line] of Object.entries(LINES) as [keyof Given, (typeof LINES)[keyof Given]][]) {
    const url = URL.parse(given[variable] ?? '')
    if (!url || plainHosts(url).every((host) => isPrivateHost(host.toLowerCase()))) continue
    const message = `${line.with} outside of this machine and private networks: ${line.crosses} would cross the net in clear`
    context.addIssue({ code: 'custom', path: [variable], message })
  }
}
