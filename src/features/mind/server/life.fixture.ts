import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { deleteMindNote, putMindNote } from '../contract.ts'

/** A note that stays, one that was changed, and one that was taken away. */
export const life: Life = async ({ me }) => {
  const [stays, changed, gone] = [uuidv7(), uuidv7(), uuidv7()]
  await me.call(putMindNote, { params: { id: stays }, body: { text: 'Mind: a tinker’s kettle' } })
  await me.call(putMindNote, { params: { id: changed }, body: { text: 'Before' } })
  await me.call(putMindNote, { params: { id: changed }, body: { text: 'Mind: sedge at low water' } })
  await me.call(putMindNote, { params: { id: gone }, body: { text: 'Away' } })
  await me.call(deleteMindNote, { params: { id: gone } })
  return {
    says: [stays, 'Mind: a tinker’s kettle', 'Mind: sedge at low water'],
    things: {
      // The same id of another person is another note: they write one of their own.
      'PUT /api/mind/:id': { params: { id: stays }, body: { text: 'Mind: a tinker’s kettle' }, strangerGets: 200 },
      'DELETE /api/mind/:id': { params: { id: changed } },
    },
  }
}
