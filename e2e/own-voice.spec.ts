import { newMeditation } from './lib/meditations.ts'
import { spokenFile, microphoneArgs } from './lib/spoken-file.ts'
import { secondsPlayed, watchSound } from './lib/sound.ts'
import { expect, test as base } from './lib/test.ts'
import { visit } from './lib/visit.ts'
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/chromium.ts'

const executablePath = findChromium()

/** A browser whose microphone plays a spoken line with silence around it. */
const test = base.extend<object, { spoken: string }>({
  spoken: [
    async ({}, use) => {
      await use((await spokenFile([1, 'The work is over. Nothing more has to be done today.', 1.5])).file)
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ spoken }, use) => use({ ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGS, ...microphoneArgs(spoken)] }),
    { scope: 'worker' },
  ],
})

test('somebody reads a line into the microphone; it is trimmed, becomes the voice of their meditation, and is heard', async ({
  signedIn: page,
}) => {
  await watchSound(page)
  await visit(page, '/personal-meditations-customized')
  const script = await newMeditation(page)
  await script.fill('The work is over. [recording 1]\n[pause 2s]')

  await page.getByRole('button', { name: 'Record number 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(dialog.getByText(/0:0[5-9]/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click()
  // The part that the person trims at the beginning is not in the recording.
  await expect(dialog.getByRole('img', { name: /^The recording/ })).toBeVisible()
  const start = dialog.getByRole('slider').first()
  const before = Number(await start.inputValue())
  await start.press('ArrowRight')
  await start.press('ArrowRight')
  await expect.poll(async () => Number(await start.inputValue())).toBeGreaterThan(before)
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByText(/0:0\d long/)).toBeVisible()

  await page.getByRole('button', { name: 'Create audio' }).click()
  const listen = page.getByRole('button', { name: 'Listen' })
  await expect(listen).toBeVisible({ timeout: 60_000 })
  await listen.click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(3)
})

test('a microphone that is refused gets a clear word, and a file still works', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await visit(page, '/personal-meditations-customized')
  await (await newMeditation(page)).fill('[recording 1]')
  await page.getByRole('button', { name: 'Record number 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty()
})
