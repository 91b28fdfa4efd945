import { expect, test } from 'vitest'
import { dataNotices } from './notices.ts'

test('the notices that browsers are sent name the sources of the questionnaires, with the licence text of both', async () => {
  const notices = (await dataNotices()).join('\n\n')
  for (const said of [
    'International Personality Item Pool',
    '2017 Geir Gåsodden',
    '2022-2025 NeuroQuest AI',
    'Permission is hereby granted',
  ])
    expect(notices).toContain(said)
})
