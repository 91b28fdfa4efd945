import { plantHabit } from './lib/habits.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

const api = async (page: import('@playwright/test').Page, url: string) => (await page.request.get(url)).json()
type List = {
  habits: { habit: { id: string; name: string }; today: { value: number; isSkipped: boolean; reason: string }; week: { value: number }[] }[]
}

test(
  'a habit grows from an idea: marked, taken back, skipped, filled in later, archived and brought back',
  { tag: '@core' },
  async ({ signedIn: page, server }) => {
    const list = () => api(page, `${server.url}/api/habits`) as Promise<List>
    const today = async () => (await list()).habits[0]!
    await visit(page, '/habits')

    // From an idea.
    await page.getByRole('button', { name: 'Choose your first habit' }).click()
    await page.getByRole('button', { name: /^Stretch on waking/ }).click()
    await expect(page.getByRole('textbox', { name: 'What is it called?' })).toHaveValue('Stretch on waking')
    await page.getByRole('button', { name: 'Plant it' }).click()
    await expect(page.getByText('“Stretch on waking” is planted')).toBeVisible()
    await page.getByRole('button', { name: 'Done', exact: true }).click()

    // One tap, undone by the toast.
    const mark = page.getByRole('button', { name: 'Stretch on waking: mark as done' })
    await mark.click()
    await expect(page.getByText('That’s it for today').first()).toBeVisible()
    await expect.poll(async () => (await today()).today.value).toBe(1)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(mark).toBeVisible()
    await expect.poll(async () => (await today()).today.value).toBe(0)

    // Skipped, with a reason; then open again.
    await page.getByRole('button', { name: 'More for Stretch on waking' }).click()
    await page.getByRole('menuitem', { name: 'Skip today …' }).click()
    await page.getByRole('textbox', { name: /Reason \(optional\)/ }).fill('A cold')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('skipped: A cold')).toBeVisible()
    await expect.poll(async () => (await today()).today).toMatchObject({ isSkipped: true, reason: 'A cold' })

    // A day that was forgotten.
    const week = page.getByRole('group', { name: 'Stretch on waking: the last seven days' })
    await week.getByRole('button').nth(4).click()
    await expect.poll(async () => (await today()).week.map(({ value }) => value)).toEqual([0, 0, 0, 0, 1, 0, 0])

    // Deleted, and restored.
    await page.getByRole('button', { name: 'More for Stretch on waking' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await expect(page.getByText('A bed, ready for seeds')).toBeVisible()
    await page.goto('/habits/completed')
    await page.getByRole('button', { name: 'Restore: Stretch on waking' }).click()
    await expect(page.getByText('is back in your habits').first()).toBeVisible()
    await expect.poll(async () => (await list()).habits.length).toBe(1)
  },
)

test(
  'a mark without a network is shown, survives a reload, and is sent once the network is back',
  { tag: '@offline' },
  async ({ signedIn: page, context, server }) => {
    const id = '019a0000-0000-7000-8000-00000000abcd'
    await plantHabit(page, server, id, { name: 'Water', schedule: { kind: 'timesADay', times: 6 } })
    await visit(page, '/habits')
    await installed(page)
    await visitAgain(page)
    const more = (count: number) => page.getByRole('button', { name: `Water: one more. Now ${count} / 6` })
    await expect(more(0)).toBeVisible()

    await goOffline(page)
    await more(0).click()
    await more(1).click()
    await expect(more(2)).toBeVisible()
    await page.waitForTimeout(500)
    await page.reload()
    await expect(more(2)).toBeVisible()
    await more(2).click()
    await expect(more(3)).toBeVisible()
    await page.waitForTimeout(500)
    await context.setOffline(false)
    await expect.poll(async () => ((await api(page, `${server.url}/api/habits`)) as List).habits[0]!.today.value).toBe(3)
    await expect(more(3)).toBeVisible()
  },
)
