// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { PLACES } from '#features/soul/web/places.ts'
import { webFeatures } from './features.ts'

test('Soul keeps a place free for each of the places it leads to: nothing moves when they come', async () => {
  const links = await Promise.all(webFeatures.flatMap(({ soulLinks }) => (soulLinks ? [soulLinks()] : [])))
  expect(links.flatMap(({ soulLinks }) => soulLinks)).toHaveLength(PLACES)
})
