import sharp from 'sharp'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('photos are looked at over the whole screen: nearer by keys, wheel and double tap, on to the next, and back to where one was', async ({
  signedIn: page,
}) => {
  await visit(page, '/journal/new')
  const files = await Promise.all(['#7a9a5b', '#5b7a9a'].map(photo))
  await page
    .locator('#journal-add-photo')
    .setInputFiles(files.map((buffer, at) => ({ name: `walk-${at}.jpg`, mimeType: 'image/jpeg', buffer })))
  const tile = page.getByRole('button', { name: 'Open: Photo 1 of 2' })
  await tile.click()
  const viewer = page.getByRole('dialog', { name: 'Photo 1 of 2' })
  const picture = viewer.getByRole('img', { name: 'Photo' })
  await expect(picture).toBeVisible()
  const scale = () => picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)

  await test.step('keys and buttons bring it nearer and farther, and arrows move it then', async () => {
    await page.keyboard.press('+')
    await expect.poll(scale).toBeCloseTo(1.5)
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(scale).toBeCloseTo(2.25)
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toBeVisible()
    await page.keyboard.press('0')
    await expect.poll(scale).toBeCloseTo(1)
  })

  await test.step('a double tap and the wheel do, too', async () => {
    const { width, height } = page.viewportSize()!
    await page.mouse.dblclick(width / 2, height / 2)
    await expect.poll(scale).toBeCloseTo(2.5)
    await page.mouse.dblclick(width / 2, height / 2)
    await expect.poll(scale).toBeCloseTo(1)
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.wheel(0, -300)
    await expect.poll(scale).toBeGreaterThan(1.2)
    await page.keyboard.press('0')
    await expect.poll(scale).toBeCloseTo(1)
  })

  await test.step('a swipe or an arrow turns to the next, which begins whole', async () => {
    const { width, height } = page.viewportSize()!
    await page.mouse.move(width * 0.7, height / 2)
    await page.mouse.down()
    await page.mouse.move(width * 0.3, height / 2, { steps: 6 })
    await page.mouse.up()
    await expect(page.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(viewer).toBeVisible()
  })

  await test.step('a caption becomes its words, and Escape gives the focus back', async () => {
    await viewer.getByRole('textbox', { name: 'Caption' }).fill('A heron')
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    const named = page.getByRole('button', { name: 'Open: A heron' })
    await expect(named).toBeFocused()
    await named.click()
    await expect(page.getByRole('img', { name: 'A heron' })).toBeVisible()
    const { width, height } = page.viewportSize()!
    await page.mouse.move(width / 2, height * 0.3)
    await page.mouse.down()
    await page.mouse.move(width / 2, height * 0.3 + 260, { steps: 6 })
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
