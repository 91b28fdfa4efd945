import { expect, test } from 'vitest'
import { courses } from '#features/discover/server/courses/courses.ts'
import { findItems } from '#features/discover/contract.ts'
import { practiceOf } from '#features/soul/practice.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

const server = sharedServer(serverFeatures)

test.each(['en', 'de'] as const)(
  'every day of a course leads to something that is there, and that speaks %s or not at all',
  async (locale) => {
    const me = await signedIn(server, { locale })
    const { items, total } = await me.call(findItems, { query: {} })
    expect(items).toHaveLength(total)
    const byAddress = new Map(items.map((item) => [item.address, item]))
    for (const { id, words } of courses) {
      for (const { title, practice } of words[locale].days) {
        const [, kind, name] = /^\/soul\/(breathing|timer)\?practice=(.+)$/.exec(practice.address) ?? []
        if (name) expect(practiceOf(name)?.kind, `${id}: ${title}`).toBe(kind)
        else {
          const item = byAddress.get(practice.address)
          expect(item, `${id}: ${title}: ${practice.address}`).toBeDefined()
          expect(item!.language ?? locale, `${id}: ${title}`).toMatch(new RegExp(`^${locale}`))
          expect(practice.title).toBe(item!.title)
        }
      }
    }
  },
)
