import type { z } from 'zod'
import { isPrivateHost } from './hosts.ts'

type Given = Partial<
  Record<
    'AI_URL' | 'SPEECH_URL' | 'TRANSCRIPTION_URL' | 'IMAGES_URL' | 'OPEN_FOOD_FACTS_URL' | 'STORAGE_URL' | 'DATABASE_URL',
    string | undefined
  >
>

/** For each address that may lack encryption: the data that would be readable in transit, and the form with encryption. */
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

/** The hosts that an address reaches without encryption. */
function plainHosts(url: URL): string[] {
  if (url.protocol === 'http:' || url.protocol === 's3+http:') return [url.hostname]
  if (!url.protocol.startsWith('postgres')) return []
  const { searchParams: options } = url
  const isEncrypted = ENCRYPTED.has(options.get('sslmode') ?? '') || ['true', '1'].includes(options.get('ssl') ?? '')
  // A path is a local socket; `host` in the options overrides that of the address.
  const host = options.get('host') ?? url.hostname
  return isEncrypted || host.startsWith('/') ? [] : host.split(',')
}

/** Refuses addresses that would send keys or private data unencrypted beyond this machine and private networks; for `superRefine`. */
export function checkPlainLines(given: Given, context: z.RefinementCtx): void {
  for (const [variable, line] of Object.entries(LINES) as [keyof Given, (typeof LINES)[keyof Given]][]) {
    const url = URL.parse(given[variable] ?? '')
    if (!url || plainHosts(url).every((host) => isPrivateHost(host.toLowerCase()))) continue
    const message = `${line.with} outside of this machine and private networks: ${line.crosses} would cross the net in clear`
    context.addIssue({ code: 'custom', path: [variable], message })
  }
}
