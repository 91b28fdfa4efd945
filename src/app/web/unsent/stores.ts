import { journalUnsent } from '#features/journal/web/local/unsent-stores.ts'
import type { UnsentStore } from '#platform/web/leaving/unsent.ts'
import { platformUnsent } from '#platform/web/offline/unsent-stores.ts'

/** Every place in this browser where something of a person waits to be sent. Light: the service worker has it, too. */
export const unsentStores: readonly UnsentStore[] = [...platformUnsent, ...journalUnsent]
