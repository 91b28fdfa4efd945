import { de } from '#platform/contract/reasons.de.ts'
import { translateWith, type ReasonCatalogues } from '#platform/web/api/translate-reasons.ts'

// By their place, not by a list: what a feature refuses is its own affair, and a missing file fails `reason-words.test.ts`.
const files = import.meta.glob<ReasonCatalogues[string]>('../../../features/*/reasons.de.ts', { eager: true, import: 'de' })
const features = Object.entries(files).map(([file, words]) => [/features\/([^/]+)\//.exec(file)![1]!, words] as const)

/** Every reason there is, in German. In a file of its own: fetched when a German reader is first refused something. */
export const translate = translateWith({ ...de, ...Object.fromEntries(features) })
