import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { deleteWikiTrail, putWikiReading, putWikiReview, putWikiStep, putWikiTrail, putWikiWord } from '../contract.ts'

/** A trail with a name, a fork of it, a deleted one; three words, one of them reviewed; a reading that counts. */
export const life: Life = async ({ server, me }) => {
  const now = server.clock.now().getTime()
  const at = (secondsAgo: number) => new Date(now - secondsAgo * 1000).toISOString()
  const [trail, fork, removed, second, asked, unasked, spare, review, reading] = Array.from({ length: 9 }, () => uuidv7()) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const first = uuidv7()
  const step = (slug: string, secondsAgo: number) => ({ slug, word: slug.replaceAll('_', ' '), sense: 'n1', at: at(secondsAgo) })
  await me.call(putWikiStep, { params: { id: trail, step: first }, body: step('kingfisher', 300) })
  await me.call(putWikiStep, { params: { id: trail, step: second }, body: step('riverbank', 200) })
  await me.call(putWikiTrail, { params: { id: trail }, body: { name: 'An afternoon by the weir' } })
  await me.call(putWikiTrail, { params: { id: fork }, body: { name: 'The other bank', fork: { trail, step: first } } })
  await me.call(putWikiStep, { params: { id: removed, step: uuidv7() }, body: step('lantern', 100) })
  await me.call(deleteWikiTrail, { params: { id: removed } })
  await me.call(putWikiWord, { params: { id: asked }, body: { slug: 'serendipity', sense: 'n1', savedAt: at(250) } })
  await me.call(putWikiWord, { params: { id: unasked }, body: { slug: 'estuary', sense: 'n1', savedAt: at(240) } })
  await me.call(putWikiWord, { params: { id: spare }, body: { slug: 'reed', sense: 'n1', savedAt: at(230) } })
  await me.call(putWikiReview, { params: { id: asked, review }, body: { rating: 3, at: at(60) } })
  const readings = { params: { id: reading }, body: { startedAt: at(300), zone: 'UTC', seconds: 240, pages: 4 } }
  await me.call(putWikiReading, readings)
  const named = { params: { id: fork }, body: { name: 'The other bank' } }
  const again = { params: { id: trail, step: first }, body: step('kingfisher', 300) }
  return {
    says: [trail, fork, asked, unasked, review, reading, 'An afternoon by the weir', 'The other bank', 'kingfisher', 'serendipity'],
    things: {
      'GET /api/wiki/trails/:id': { params: { id: trail } },
      'PUT /api/wiki/trails/:id': named,
      // For another person the same ids create rows of their own. So no other endpoint here uses the ids of these calls: it would
      // find the rows of that person.
      'PUT /api/wiki/trails/:id/steps/:step': { ...again, strangerGets: 200 },
      'DELETE /api/wiki/trails/:id': { params: { id: fork } },
      'PUT /api/wiki/words/:id': {
        params: { id: unasked },
        body: { slug: 'estuary', sense: 'n1', savedAt: at(240) },
        strangerGets: 200,
      },
      'DELETE /api/wiki/words/:id': { params: { id: spare } },
      'PUT /api/wiki/words/:id/reviews/:review': { params: { id: asked, review }, body: { rating: 3, at: at(60) } },
      'PUT /api/wiki/readings/:id': { ...readings, strangerGets: 200 },
    },
    shared: ['/api/wiki/page', '/api/wiki/find', '/api/wiki/surprise'],
    pages: { '/brain-forest/infinite-wiki/:word': { word: 'river' }, '/brain-forest/trails/:id': { id: trail } },
    looks: ['/brain-forest/infinite-wiki/kingfisher', '/brain-forest/infinite-wiki/qwzxv'],
  }
}
