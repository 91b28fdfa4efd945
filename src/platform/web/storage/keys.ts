/** Families of local-storage keys, so that whoever writes one and whoever cleans up mean the same. */
export const QUIZ_TIMESTAMP_PREFIX = 'personalityQuiz_'
export const QUIZ_ASSESSMENT_PREFIX = 'personalityAssessment_'
export const WIKI_WELCOME_DISMISSED_KEY = 'infinite-wiki-welcome-dismissed'
export const JOURNAL_PREVIEW_PREFIX = 'journal-preview-'
export const COOKIE_CONSENT_KEY = 'cookie-consent'
/** Whose helplines are shown on this device. */
export const HELP_COUNTRY_KEY = 'fernwell.help-country'

const DATA_CACHE = ['query-cache', 'mutation-cache', 'cache-', 'cache_']
const TEMPORARY = ['temp-', 'temp_', 'tmp-', JOURNAL_PREVIEW_PREFIX]

const startsWithOne = (key: string, prefixes: readonly string[]) => prefixes.some((prefix) => key.startsWith(prefix))

/** Copies of server data: never needed, cleared at every start. */
export const isDataCacheKey = (key: string): boolean => startsWithOne(key, DATA_CACHE)

/** Kept only for a moment: drafts of previews and the like. */
export const isTemporaryKey = (key: string): boolean => startsWithOne(key, TEMPORARY)

/** What stays when a person leaves, without a word of theirs: choices of this device, counts, and whether notices were wished for. */
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
/** One person's each, with their id in key or value; somebody else may be signed in by now. */
const OF_ONE = ['fernwell.known-user', 'fernwell.waiting.']

/** Whether a key of local storage stays when this person leaves. */
export function staysOnDevice(key: string, userId: string): boolean {
  if (STAYS.has(key) || startsWithOne(key, STAY)) return true
  return startsWithOne(key, OF_ONE) && !`${key} ${localStorage.getItem(key) ?? ''}`.includes(userId)
}
