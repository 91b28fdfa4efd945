import { wavOf } from '#features/journal/server/attachments/tiny-files.fixture.ts'
import { newMeditation } from './lib/meditations.ts'
import { expect, test } from './lib/test.ts'
import { secondsPlayed, watchSound } from './lib/sound.ts'
import { visit } from './lib/visit.ts'

test(
  'a meditation is made from a template, checked while one types, spoken, heard, given a voice of one’s own, and shared',
  { tag: '@core' },
  async ({ page, member }) => {
    await watchSound(page)
    await visit(page, '/soul')
    await page.getByRole('navigation', { name: 'More in Soul' }).getByRole('link', { name: 'Your meditations' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your meditations' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No meditations yet' })).toBeVisible()

    const script = await newMeditation(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Work is over' })).toBeVisible()
    await expect(script).toHaveValue(/Now comes the late ferry\. Only that\./)
    await expect(page.getByText('No problems found.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Stream: 0:00 to / })).toBeVisible()

    // Without a sound there is nothing to play; with a problem there is nothing to make.
    await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden()
    await script.fill('[sound rain 0.3]\nThe work is over.\n[pause 9999s]\nRest here for a while. [bell]')
    await expect(page.getByText('A pause can be from half a second to 300 seconds long.')).toBeVisible()
    await expect(page.getByText('Line 3, character 1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create audio' })).toBeDisabled()
    await script.fill('[sound rain 0.3]\nThe work is over.\n[pause 3s]\nRest here for a while. [bell]')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Create audio' }).click()
    const listen = page.getByRole('button', { name: 'Listen' })
    await expect(listen).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(/Spoken by a synthetic voice/).first()).toBeVisible()
    await listen.click()
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(4)
    const player = page.getByRole('region', { name: 'Player' })
    await player.getByRole('button', { name: 'More' }).click()
    await expect(player).toContainText(`Created by ${member.username}`)
    await player.getByRole('button', { name: 'Close player' }).click()

    // A file that is no sound changes nothing; one that is becomes a voice.
    await page.getByRole('button', { name: 'Another recording' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await script.fill('[recording 1]\nThe work is over.')
    await expect(page.getByText('There is no recording with this number yet.')).toBeVisible()
    const file = page.locator('input[type=file][accept="audio/*"]').first()
    await file.setInputFiles({ name: 'poem.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('This is a poem and no sound.') })
    await expect(page.getByText('This file could not be read as sound. Nothing was changed.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await file.setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: wavOf(2) })
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(page.getByText('0:02 long')).toBeVisible()
    await expect(page.getByText('No problems found.')).toBeVisible()
    await page.getByRole('button', { name: 'Create again' }).click()
    await expect(page.getByRole('button', { name: 'Share it' })).toBeEnabled({ timeout: 60_000 })

    await page.getByRole('button', { name: 'Share it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText(/^Shared since /)).toBeVisible()
    await page.getByRole('link', { name: 'See it as others do' }).click()
    await expect(page.getByText(/^Yours\s· /)).toBeVisible()
    await expect(page.getByText('The work is over.')).toBeVisible()
    await page.getByRole('link', { name: 'All meditations' }).click()
    await expect(page.getByRole('link', { name: 'Work is over' })).toBeVisible()
  },
)
