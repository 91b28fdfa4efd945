import { goOffline, installed } from './lib/offline.ts'
import { loudnessNow, secondsPlayed, watchSound, watchWebAudio } from './lib/sound.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

test(
  'sounds are mixed by keys, heard under a track, saved, and there again without a network',
  { tag: '@offline' },
  async ({ signedIn: page }) => {
    await watchSound(page)
    await watchWebAudio(page)
    await visit(page, '/soul/mixer')
    await installed(page)

    await page.getByRole('button', { name: 'Turn on: Brown noise' }).click()
    await expect.poll(() => loudnessNow(page)).toBeGreaterThan(0.005)
    const slider = page.getByRole('slider', { name: 'Brown noise: level' })
    await expect(slider).toHaveAttribute('aria-valuetext', '50 %')
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '55 %')
    await page.getByRole('button', { name: 'Mute: Brown noise' }).click()
    await expect.poll(() => loudnessNow(page)).toBeLessThan(0.0005)
    await page.getByRole('button', { name: 'Unmute: Brown noise' }).click()
    await page.getByRole('slider', { name: 'Fan: level' }).press('PageUp')
    await page.getByRole('button', { name: 'Mute: Fan' }).click()

    await page.getByRole('button', { name: 'Save this mix' }).click()
    await page.getByLabel('Name').fill('Quiet office')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Quiet office', exact: true })).toBeVisible()

    // It continues on other pages, along with a track, and can be stopped there.
    await page.getByRole('link', { name: 'Soul' }).first().click()
    await page.getByRole('link', { name: 'Sleep', exact: true }).click()
    await page.getByRole('link', { name: 'Night rain' }).first().click()
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0.5)
    expect(await loudnessNow(page)).toBeGreaterThan(0.005)
    const bar = page.getByRole('region', { name: 'Background sounds' })
    await bar.getByRole('button', { name: 'Pause the sounds' }).click()
    await expect.poll(() => loudnessNow(page)).toBeLessThan(0.0005)
    await bar.getByRole('button', { name: 'Close the sounds' }).click()
    await expect(bar).toBeHidden()

    await visit(page, '/soul/mixer')
    await visitAgain(page)
    await goOffline(page)
    await page.reload()
    await page.getByRole('button', { name: 'Quiet office', exact: true }).click()
    await expect.poll(() => loudnessNow(page)).toBeGreaterThan(0.005)
  },
)
