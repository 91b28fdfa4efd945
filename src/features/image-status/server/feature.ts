import { followSlowWork } from '#platform/contract/slow-work.ts'
import { route } from '#platform/server/http/route.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import * as api from '../contract.ts'
import { follow, openFollowers } from './follow.ts'
import { imageStatusOf, worksOf } from './status.ts'

/** One list of all slow work. It stores nothing itself: features offer their work by `slowWork`. */
export const imageStatusServer: ServerFeature = {
  id: 'image-status',
  setUp(app) {
    const followers = openFollowers(app)
    return {
      routes: [
        route(api.getImageStatus, ({ app: own, person }) => imageStatusOf(own, person)),
        route(followSlowWork, ({ app: own, person, reply }) => {
          // The connection is not reused, and proxies are asked not to buffer it.
          reply.header('connection', 'close').header('cache-control', 'no-store').header('x-accel-buffering', 'no')
          reply.type('text/event-stream; charset=utf-8')
          return follow(followers, own, person.id, () => worksOf(own, person))
        }),
        route(api.steerWork, async ({ app: own, person, params: { kind, wish }, body: { id } }) => {
          for (const { value } of own.collect('steerSlowWork')) await value(person, { kind, id }, wish)
          return worksOf(own, person)
        }),
      ],
    }
  },
}
