import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { newScrapbookPage, storedObjects } from './lib/scrapbook.ts'
import { expect, test } from './lib/test.ts'

const picture = async () =>
  (
    await sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 120, g: 160, b: 130 } } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

/** Pictures from the clipboard or another window: an event with files. */
async function give(page: Page, how: 'paste' | 'drop', content: string): Promise<void> {
  await page.evaluate(
    async ([event, base64]) => {
      const bytes = Uint8Array.from(atob(base64!), (sign) => sign.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], 'sea.jpg', { type: 'image/jpeg' }))
      const canvas = document.querySelector('[role=img][aria-label^="The page, with"]')!
      if (event === 'paste') document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      else canvas.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    },
    [how, content] as const,
  )
}

test('pictures come by paste and drop, are cropped and cut out, lined up, grouped and locked, and the page leaves as a picture', async ({
  signedIn: page,
}) => {
  await newScrapbookPage(page)

  await test.step('paste and drop', async () => {
    const content = await picture()
    await give(page, 'paste', content)
    await expect.poll(async () => (await storedObjects(page, 'photo')).length).toBe(1)
    await give(page, 'drop', content)
    await expect.poll(async () => (await storedObjects(page, 'photo')).length).toBe(2)
  })

  await test.step('crop', async () => {
    await page.getByRole('radio', { name: 'List' }).check()
    await page
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Crop', exact: true }).click()
    const left = page.getByRole('dialog').getByRole('slider', { name: 'From the left' })
    for (let step = 0; step < 10; step++) await left.press('ArrowRight')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await storedObjects(page, 'photo')).filter(({ crop }) => Array.isArray(crop)).length).toBe(1)
  })

  await test.step('cut out with a line around the part that stays', async () => {
    await page.getByRole('button', { name: 'Cut out', exact: true }).click()
    await expect(page.getByText('Draw around the part to keep.')).toBeVisible()
    const box = (await page.getByRole('img', { name: /^The page, with/ }).boundingBox())!
    const at = (turn: number) =>
      [box.x + box.width * (0.5 + 0.16 * Math.cos(turn)), box.y + box.height * (0.5 + 0.12 * Math.sin(turn))] as const
    await page.mouse.move(...at(0))
    await page.mouse.down()
    for (let turn = 0; turn <= 2 * Math.PI; turn += 0.3) await page.mouse.move(...at(turn))
    await page.mouse.up()
    await expect.poll(async () => (await storedObjects(page, 'photo')).filter(({ mask }) => Array.isArray(mask)).length).toBe(1)
  })

  await test.step('line up, group, lock', async () => {
    await page.getByRole('img', { name: /^The page, with/ }).click({ position: { x: 5, y: 5 } })
    await page.keyboard.press('Control+a')
    await expect(page.getByText('2 objects selected')).toBeVisible()
    await page.getByRole('button', { name: 'Line up' }).click()
    await page.getByRole('menuitem', { name: 'Left sides' }).click()
    await expect.poll(async () => new Set((await storedObjects(page, 'photo')).map(({ x }) => Math.round(Number(x)))).size).toBe(1)
    await page.getByRole('button', { name: 'Group', exact: true }).click()
    await expect.poll(async () => new Set((await storedObjects(page, 'photo')).map(({ group }) => group)).size).toBe(1)
    await page.getByRole('button', { name: 'Lock', exact: true }).click()
    await expect.poll(async () => (await storedObjects(page, 'photo')).every(({ locked }) => locked === true)).toBe(true)
  })

  await test.step('out as PNG', async () => {
    await page.getByRole('button', { name: 'More for this page' }).click()
    await page.getByRole('menuitem', { name: 'Save as picture or PDF' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /PNG|[Pp]icture/ }).check()
    const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save', exact: true }).click()])
    expect(file.suggestedFilename()).toMatch(/\.(png|zip)$/)
  })
})
