import { expect, test } from './lib/test.ts'
import { secondsPlayed, watchSound } from './lib/sound.ts'
import { visit } from './lib/visit.ts'

test('a speech is found, heard while its words are read along, and told of in the player; one’s own is written and spoken', async ({
  signedIn: page,
}) => {
  await watchSound(page)
  await visit(page, '/soul')
  await page.getByRole('navigation', { name: 'More in Soul' }).getByRole('link', { name: 'Speeches' }).click()
  await expect(page).toHaveURL(/\/motivational-speeches$/)

  await page.getByRole('checkbox', { name: 'Energizing' }).check()
  await page.getByRole('checkbox', { name: 'Under 1 min' }).check()
  await expect(page.getByRole('heading', { name: '1 speech' })).toBeVisible()
  await page.getByRole('link', { name: 'Shoes on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shoes on' })).toBeVisible()
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(4)
  await expect(page.locator('[data-now]')).toHaveText(/No speech today|Just this|Put your shoes on/)

  const player = page.getByRole('region', { name: 'Player' })
  await player.getByRole('button', { name: 'More' }).click()
  // The first 80 characters, two themes, and how many more there are.
  await expect(player).toContainText('No speech today. Just this. Put your shoes on.')
  await expect(player).toContainText(/You do not have to go far\.\s+You d…/)
  for (const theme of ['Body', 'Beginning']) await expect(player.getByText(theme, { exact: true })).toBeVisible()
  await expect(player).toContainText('+1 more')
  await player.getByRole('button', { name: 'Close player' }).click()

  await visit(page, '/motivational-speeches')
  await page.getByRole('button', { name: 'Write your own' }).click()
  await page.getByLabel('Title').fill('For the harbour')
  await page.getByLabel('Text', { exact: true }).fill('The tide is out.\n\nIt knows the way back.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'For the harbour' })).toBeVisible()
  const before = await secondsPlayed(page)
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(before + 1)
})
