/** Families of local-storage keys, shared by the code that writes them and the code that cleans them up. */
export const QUIZ_TIMESTAMP_PREFIX = 'personalityQuiz_'
export const QUIZ_ASSESSMENT_PREFIX = 'personalityAssessment_'
export const WIKI_WELCOME_DISMISSED_KEY = 'infinite-wiki-welcome-dismissed'
export const JOURNAL_PREVIEW_PREFIX = 'journal-preview-'
export const COOKIE_CONSENT_KEY = 'cookie-consent'
/** The country whose helplines are shown on this device. */
export const HELP_COUNTRY_KEY = 'fernwell.help-country'

const DATA_CACHE = ['query-cache', 'mutation-cache', 'cache-', 'cache_']
const TEMPORARY = ['temp-', 'temp_', 'tmp-', JOURNAL_PREVIEW_PREFIX]

const startsWithOne = (key: string, prefixes: readonly string[]) => prefixes.some((prefix) => key.startsWith(prefix))

/** Copies of server data: never needed, cleared at every start. */
export const isDataCacheKey = (key: string): boolean => startsWithOne(key, DATA_CACHE)

/** Short-lived: drafts of previews and the like. */
export const isTemporaryKey = (key: string): boolean => startsWithOne(key, TEMPORARY)

/** Keys that stay when a person signs out; they contain no personal text: choices of this device, counts, and the choice of notices. */
const STAYS = new Set([
  COOKIE_CONSENT_KEY,
  HELP_COUNTRY_KEY,
  'fernwell.theme',
  'fernwell.language',
  'fernwell.units',
  'fernwell.player',
  'fernwell.single-keys',
  'fernwell.joy',
  'fernwell.garden-light',
  'fernwell.install-hint',
  'fernwell.sessions-ended',
  'fernwell.leaving',
  'fernwell.unsent-lost',
  'push-for',
  'session_expired',
])
const STAY = ['fernwell.journal-lock.', 'fernwell.sealed.']
/** Keys of one person each, with their id in key or value; they stay if they belong to somebody else. */
const OF_ONE = ['fernwell.known-user', 'fernwell.waiting.']

/** Whether a key of local storage stays when this person leaves. */
export function staysOnDevice(key: string, userId: string): boolean {
  if (STAYS.has(key) || startsWithOne(key, STAY)) return true
  return startsWithOne(key, OF_ONE) && !`${key} ${localStorage.getItem(key) ?? ''}`.includes(userId)
}
