import { withDeviceLanguage } from '#platform/server/auth/language.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import { getHub } from '../contract.ts'
import { openHub } from './hub.ts'

/** How long the hub waits for a feature's cards, in ms; after that it shows the others. */
const CARD_TIMEOUT_MS = 300

/** The hub. Tests pass their own `patience`, so that they do not depend on the load of the machine. */
export const createHubServer = (patience: number): ServerFeature => ({
  id: 'hub',
  setUp(app) {
    const hub = openHub(app, patience)
    return {
      routes: [route(getHub, ({ person, request }) => hub.answer(withDeviceLanguage(person, request)))],
      eraseUser: (_app, userId) => hub.forget(userId),
    }
  },
})

export const hubServer = createHubServer(CARD_TIMEOUT_MS)
