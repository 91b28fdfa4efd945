import type { Locator, Page } from '@playwright/test'
import { plantHabit } from './lib/habits.ts'
import type { E2eServer } from './lib/server.ts'
import { goOffline, goOnline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'

// The year plays by itself only without reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const STRETCH = { id: '019a0000-0000-7000-8000-00000000f0e1', name: 'Evening stretch' }
const LIGHT = { id: '019a0000-0000-7000-8000-00000000f0e2', name: 'Morning light' }
const DAY = 86_400_000

type Garden = {
  today: string
  points: number
  spent: number
  lines: { counts: number[] }[]
  seeds: { species: string }[]
  arrangement: { key: string; name: string | null; x: number | null; y: number | null }[]
}

const gardenOf = async (page: Page, server: E2eServer) => (await (await page.request.get(`${server.url}/api/garden`)).json()) as Garden

/** A habit with a mark on each of the last `days` days up to yesterday: one act of care each, worth three points. */
async function tend(page: Page, server: E2eServer, { id, name }: typeof STRETCH, days: number): Promise<void> {
  const headers = { origin: server.url }
  const today = new Date(`${(await gardenOf(page, server)).today}T12:00:00Z`)
  await plantHabit(page, server, id, { name, hue: 205, icon: 'drop' })
  const marks = Array.from({ length: days }, (_, i) => ({
    id: `019a0000-0000-7000-8000-${id.slice(-4)}${String(i).padStart(8, '0')}`,
    habitId: id,
    day: new Date(today.getTime() - (i + 1) * DAY).toISOString().slice(0, 10),
    at: new Date().toISOString(),
    change: { op: 'set', value: 1 },
  }))
  expect((await page.request.post(`${server.url}/api/habits/marks`, { headers, data: { marks } })).ok()).toBe(true)
}

/** Reads a value until two readings are equal, because pictures and the server lag behind the keys. */
async function steady<T>(read: () => Promise<T>): Promise<T> {
  let now = await read()
  const isSame = async () => {
    const before = now
    now = await read()
    return JSON.stringify(now) === JSON.stringify(before)
  }
  await expect.poll(isSame, { intervals: [300] }).toBe(true)
  return now
}

const middleOf = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height * 0.7 }
}

test(
  'a plant lists the acts that grew it, an act taken back takes its growth along, and a plant stays where and as one wants it',
  { tag: '@core' },
  async ({ signedIn: page, server }) => {
    await tend(page, server, STRETCH, 22)
    const lead = (acts: number) => page.getByText(`4 plants, grown by ${acts} acts of care.`)
    const plant = page.getByRole('button', { name: /Habit bed$/ })
    const panel = page.getByRole('dialog')

    // The first plant needed four acts: they are the four oldest, by name and day.
    await page.goto('/my-garden')
    await expect(lead(22)).toBeVisible()
    await plant.press('Home')
    await plant.press('Enter')
    await expect(panel.getByText('It grows from Evening stretch.')).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveCount(4)
    await expect(panel.getByRole('listitem').first().getByRole('link', { name: 'Evening stretch' })).toHaveAttribute(
      'href',
      `/habits/${STRETCH.id}`,
    )

    // A name.
    await panel.getByRole('textbox', { name: 'Its name' }).fill('Old friend')
    await panel.getByRole('button', { name: 'Save name' }).click()
    await expect(panel.getByRole('heading', { name: 'Old friend' })).toBeVisible()
    await page.keyboard.press('Escape')
    const friend = page.getByRole('button', { name: /^Old friend, / })
    await expect(friend).toBeFocused()

    // A tap on the picture opens the same plant.
    const there = await middleOf(friend)
    await page.mouse.click(there.x, there.y)
    await expect(panel.getByRole('heading', { name: 'Old friend' })).toBeVisible()
    await page.keyboard.press('Escape')

    // After one more act, the garden is unchanged.
    await page.goto('/habits')
    await page.getByRole('button', { name: 'Evening stretch: mark as done' }).click()
    await expect.poll(async () => (await gardenOf(page, server)).lines[0]!.counts.length).toBe(23)
    await page.goto('/my-garden')
    await expect(lead(23)).toBeVisible()
    await page.goto('/habits')
    await page.getByRole('button', { name: 'Evening stretch: mark as not done' }).click()
    await expect.poll(async () => (await gardenOf(page, server)).lines[0]!.counts.length).toBe(22)
    await page.goto('/my-garden')
    await expect(lead(22)).toBeVisible()

    // Move it by keyboard …
    await page.getByRole('button', { name: 'Arrange' }).click()
    const placeOf = async () => (await gardenOf(page, server)).arrangement.find(({ name }) => name === 'Old friend')
    await friend.focus()
    const before = await middleOf(friend)
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']) await friend.press(key)
    await expect.poll(async () => (await middleOf(friend)).x).toBeGreaterThan(before.x + 20)
    const byKeys = await steady(() => middleOf(friend))
    await expect.poll(async () => (await placeOf())?.x ?? null).not.toBeNull()
    const { x: keyed } = (await steady(placeOf))!

    // … and by pointer.
    await page.mouse.move(byKeys.x, byKeys.y)
    await page.mouse.down()
    await page.mouse.move(byKeys.x + 60, byKeys.y + 10, { steps: 4 })
    await page.mouse.move(byKeys.x + 140, byKeys.y + 20, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await placeOf())?.x).toBeGreaterThan(keyed! + 60)
    const byHand = await steady(() => middleOf(friend))
    expect(byHand.x).toBeGreaterThan(byKeys.x + 90)
    await page.getByRole('button', { name: 'Done', exact: true }).click()

    // After a reload it has the same place and name.
    await page.reload()
    await plant.waitFor()
    await page.mouse.click(byHand.x, byHand.y)
    await expect(panel.getByRole('heading', { name: 'Old friend' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(Math.abs((await middleOf(friend)).x - byHand.x)).toBeLessThan(4)
  },
)

test(
  'seeds are planted with points, the year goes by, a picture is kept, and the garden is there without a network',
  { tag: '@offline' },
  async ({ signedIn: page, server }) => {
    await tend(page, server, STRETCH, 25)
    await page.goto('/my-garden')
    await installed(page)

    // 75 points are enough for one seed; a second is refused with a message – here, because another device was faster.
    await page.getByRole('button', { name: 'Seeds', exact: true }).click()
    const shop = page.getByRole('dialog', { name: 'Seeds of rarer species' })
    await expect(shop.getByText('You have 75 points to plant with.')).toBeVisible()
    await expect(shop.getByText('15 more points, and it is yours. It will wait for you.').first()).toBeVisible()
    const elsewhere = { id: '019a0000-0000-7000-8000-00000000d0d0', species: 'snowbell' }
    expect((await page.request.post(`${server.url}/api/garden/seeds`, { headers: { origin: server.url }, data: elsewhere })).ok()).toBe(
      true,
    )
    await shop.getByRole('button', { name: 'Plant it: snowbell' }).click()
    await expect(page.getByText('You no longer have enough points: they were spent on another device.').first()).toBeVisible()
    await expect(shop.getByText('You have 15 points to plant with.')).toBeVisible()
    await page.keyboard.press('Escape')
    expect((await gardenOf(page, server)).seeds).toHaveLength(1)
    await tend(page, server, LIGHT, 25)
    await page.reload()
    await page.getByRole('button', { name: 'Seeds', exact: true }).click()
    await shop.getByRole('button', { name: 'Plant it: Himalayan blue poppy' }).click()
    await expect(page.getByText('Planted: Himalayan blue poppy').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Rare seed bed/ })).toBeVisible()

    // The same garden as a table.
    await page.getByRole('radio', { name: 'Table' }).click()
    const table = page.getByRole('table', { name: 'Every plant of the garden' })
    await expect(table.getByRole('row', { name: /^Himalayan blue poppy/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /Evening stretch Habit bed 4 100/ })).toBeVisible()
    await page.getByRole('radio', { name: 'Garden' }).click()

    // The year plays, pauses, and can be moved.
    await page.getByRole('button', { name: 'A year' }).click()
    const player = page.getByRole('region', { name: 'A year of your garden' })
    const day = player.getByRole('slider', { name: 'Day of the year' })
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
    const first = Number(await day.getAttribute('min'))
    await expect.poll(async () => Number(await day.inputValue())).toBeGreaterThan(first + 10)
    await player.getByRole('button', { name: 'Pause' }).click()
    // Dragging selects whole days.
    const box = (await day.boundingBox())!
    await page.mouse.move(box.x + 60, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 })
    await page.mouse.up()
    const middle = (first + Number(await day.getAttribute('max'))) / 2
    expect(Math.abs(Number(await day.inputValue()) - middle)).toBeLessThanOrEqual(1)
    expect(Number.isInteger(Number(await day.inputValue()))).toBe(true)
    await day.press('Home')
    await expect(day).toHaveAttribute('aria-valuetext', /: 0 plants$/)
    await day.press('End')
    await expect(day).toHaveAttribute('aria-valuetext', /: 10 plants$/)
    await expect(player.getByRole('button', { name: 'Play again' })).toBeVisible()
    await player.getByRole('button', { name: 'Back to today' }).click()

    // A picture, with a description of its contents.
    await page.getByRole('button', { name: 'Picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'A picture of your garden' })
    await expect(dialog.getByText('It shows none of your words')).toBeVisible()
    await expect(dialog.getByRole('img', { name: /10 plants/ })).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save picture' }).click()])
    expect(file.suggestedFilename()).toMatch(/\.png$/)
    const head: Buffer[] = []
    for await (const part of await file.createReadStream()) head.push(part as Buffer)
    expect(Buffer.concat(head).subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
    await page.keyboard.press('Escape')

    // Without a network the last stored garden is shown with a notice; afterwards it is up to date again.
    await goOffline(page)
    await page.reload()
    await expect(page.getByText(/^10 plants, grown by 50 acts/)).toBeVisible()
    await expect(page.getByText(/^This is your garden as of/)).toBeVisible()
    await page.getByRole('radio', { name: 'Table' }).click()
    await table
      .getByRole('row', { name: /Evening stretch/ })
      .first()
      .getByRole('button')
      .click()
    await expect(page.getByText('You are offline, so the single acts cannot be shown. They are safe.')).toBeVisible()
    await page.keyboard.press('Escape')
    await goOnline(page)
    await expect(page.getByText(/^This is your garden as of/)).toBeHidden()
  },
)
