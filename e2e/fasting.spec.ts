import { goOffline } from './lib/offline.ts'
import { expect, signUp, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test(
  'a fast is started, shown with its exit, ended without a network and corrected; a person who hides numbers sees no length',
  { tag: '@offline' },
  async ({ page, server, newcomer }) => {
    await signUp(page, server, newcomer)
    await visit(page, '/nutrition-analytics/fasting')
    // The person's age, height and weight are still unknown.
    await expect(page.getByText('You can choose up to 12 hours')).toBeVisible()
    const goals = page.getByLabel('How long').getByRole('option')
    await expect(goals).toHaveText(['10 hours', '11 hours', '12 hours'])
    await page.getByLabel('How long').selectOption('11 hours')
    await page.getByRole('button', { name: 'Start now' }).click()
    await expect(page.getByRole('heading', { name: /^Not eating since/ })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Progress towards your goal' })).toHaveAttribute('aria-valuetext', /of 11 hours/)
    await expect(page.getByText('If you feel faint, shaky or unwell, eat something now.')).toBeVisible()

    // The person forgot to start it ten hours ago.
    const [day, clock] = await page.evaluate(() => {
      const before = new Date(Date.now() - 10 * 3_600_000)
      const local = new Date(before.getTime() - before.getTimezoneOffset() * 60_000).toISOString()
      return [local.slice(0, 10), local.slice(11, 16)] as const
    })
    await page.getByRole('button', { name: 'Change the times' }).click()
    const from = page.getByRole('group', { name: 'Last ate' })
    await from.getByLabel('Day').fill('2020-01-01')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('within 24 hours')
    await from.getByLabel('Day').fill(day)
    await from.getByLabel('Time').fill(clock)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('progressbar', { name: 'Progress towards your goal' })).toHaveAttribute('aria-valuetext', /^10 hr/)

    await goOffline(page)
    await page.getByRole('button', { name: 'I am eating' }).click()
    const row = page.getByRole('row').filter({ hasText: '10 hr' })
    await expect(row).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start now' })).toBeVisible()
    await page.context().setOffline(false)
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/nutrition/things')
        const { things } = (await answer.json()) as { things: { thing: { kind: string; to?: string | null } }[] }
        return things.filter(({ thing }) => thing.kind === 'fast' && thing.to !== null).length
      })
      .toBe(1)
    await page.reload()
    await expect(row).toBeVisible()

    await visit(page, '/nutrition-analytics')
    await page.getByRole('button', { name: 'More for this day' }).click()
    await page.getByRole('menuitem', { name: 'Hide numbers' }).click()
    await page.getByRole('button', { name: 'More for this day' }).click()
    await page.getByRole('menuitem', { name: 'Fasting' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByText('10 hr')).toHaveCount(0)
    await page.getByRole('button', { name: 'Start now' }).click()
    await expect(page.getByRole('heading', { name: /^Not eating since/ })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Progress towards your goal' })).toHaveCount(0)
    // Deleted and restored.
    await page.getByRole('button', { name: /^Delete the fast of/ }).click()
    await expect(page.getByText('No fasts yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByRole('button', { name: /^Delete the fast of/ })).toBeVisible()
  },
)
