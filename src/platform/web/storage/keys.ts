/** Families of local-storage keys, so that whoever writes one and whoever cleans up mean the same. */
export const QUIZ_TIMESTAMP_PREFIX = 'personalityQuiz_'
export const QUIZ_ASSESSMENT_PREFIX = 'personalityAssessment_'
export const WIKI_WELCOME_DISMISSED_KEY = 'infinite-wiki-welcome-dismissed'
export const JOURNAL_PREVIEW_PREFIX = 'journal-preview-'
export const COOKIE_CONSENT_KEY = 'cookie-consent'

const DATA_CACHE = ['query-cache', 'mutation-cache', 'cache-', 'cache_']
const TEMPORARY = ['temp-', 'temp_', 'tmp-', JOURNAL_PREVIEW_PREFIX]

const startsWithOne = (key: string, prefixes: readonly string[]) => prefixes.some((prefix) => key.startsWith(prefix))

/** Copies of server data: never needed, cleared at every start. */
export const isDataCacheKey = (key: string): boolean => startsWithOne(key, DATA_CACHE)

/** Kept only for a moment: drafts of previews and the like. */
export const isTemporaryKey = (key: string): boolean => startsWithOne(key, TEMPORARY)
