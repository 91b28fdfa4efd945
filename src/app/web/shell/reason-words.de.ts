import { de } from '#platform/contract/reasons.de.ts'
import { translateWith, type ReasonCatalogues } from '#platform/web/api/translate-reasons.ts'

// Found by path, not by a list: the reasons belong to the features, and a missing file fails `reason-words.test.ts`.
const files = import.meta.glob<ReasonCatalogues[string]>('../../../features/*/reasons.de.ts', { eager: true, import: 'de' })
const features = Object.entries(files).map(([file, words]) => [/features\/([^/]+)\//.exec(file)![1]!, words] as const)

/** Every reason, in German. In a separate file: fetched when a German reader first gets an error. */
export const translate = translateWith({ ...de, ...Object.fromEntries(features) })
