import { withDeviceLanguage } from '#platform/server/auth/language.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import { getHub } from '../contract.ts'
import { openHub } from './hub.ts'

/** So long the hub waits for the cards of a feature, in ms; then it shows the others. */
const CARD_TIMEOUT_MS = 300

/** The hub; tests choose their own patience, so that nothing in them depends on how busy a machine is. */
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
