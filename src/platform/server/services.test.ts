import { expect, test } from 'vitest'
import type { App } from './app/app.ts'
import { bindServices } from './services.ts'

const app = { name: 'this app' } as unknown as App
const areas = (feature: string) => ({
  feature,
  services: { chosenAreas: async (given: App, userId: string) => [feature, userId, String(given === app)] },
})

test('a service knows its app, one without a provider answers with nothing, and a second provider is refused', async () => {
  const services = bindServices(app, [areas('welcome'), { feature: 'other', services: {} }])
  expect(await services.chosenAreas('me')).toEqual(['welcome', 'me', 'true'])
  expect(await services.moodByDay({} as never, '2026-01-01', '2026-01-02')).toEqual([])
  expect(() => bindServices(app, [areas('welcome'), areas('journal')])).toThrow('Both welcome and journal provide chosenAreas.')
})
