import type { Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import { goOffline } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

type Stored = { kind: string; body: Record<string, unknown> }
const stored = async (page: Page, path: 'records' | 'plan'): Promise<Stored[]> => {
  const answer = (await (await page.request.get(`/api/therapist/${path}`)).json()) as { records?: Stored[]; plans?: Stored[] }
  return answer.records ?? answer.plans ?? []
}
const answer = (page: Page, item: number, name: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${item}\\. `) })
    .getByRole('radio', { name, exact: true })
    .check()

test(
  'without a network a safety plan is written and stands beside help everywhere, and item 9 of the PHQ-9 shows help at once',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context }) => {
    await visit(page, '/my-therapist')
    await visitAgain(page)
    await visit(page, '/my-therapist/plan')
    await visit(page, '/my-therapist/measures/phq9')
    await goOffline(page)

    await page.goto('/my-therapist/plan')
    await page.getByRole('button', { name: 'Write my plan' }).click()
    await page.getByRole('textbox', { name: 'My warning signs' }).fill('I stop opening letters')
    const next = page.getByRole('button', { name: 'Next' })
    for (let step = 1; step <= 3; step++) await next.click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ida')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0151 000 11')
    await next.click()
    await next.click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: '0151 000 11' })).toHaveAttribute('href', 'tel:015100011')

    await page.goto('/get-help')
    const plan = page.getByRole('heading', { name: 'My safety plan' })
    await plan.click()
    await expect(page.getByText('I stop opening letters')).toBeVisible()

    await page.goto('/my-therapist/measures/phq9')
    await page.getByRole('button', { name: 'Begin' }).click()
    const help = page.getByRole('heading', { name: 'You do not have to carry this alone' })
    await answer(page, 1, 'Several days')
    await expect(help).toHaveCount(0)
    await answer(page, 9, 'Several days')
    await expect(help).toBeVisible()
    await plan.click()
    await expect(page.getByText('I stop opening letters')).toBeVisible()
    // A half-finished questionnaire names the open questions, and loses nothing, even by a reload.
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please fill this in.')).toHaveCount(7)
    await page.reload()
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(help).toBeVisible()
    for (let item = 2; item <= 8; item++) await answer(page, item, 'More than half the days')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The published name for this range: moderately severe')).toBeVisible()
    await expect(help).toBeVisible()

    await context.setOffline(false)
    await expect.poll(async () => (await stored(page, 'plan')).map(({ body }) => body.signs)).toEqual(['I stop opening letters'])
    await expect.poll(async () => (await stored(page, 'records')).map(({ kind }) => kind)).toEqual(['phq9'])
    expect(await axeFindings(page)).toEqual([])
  },
)

test('a thought record goes step by step, is found again as a draft, read, changed and deleted', async ({ signedIn: page }) => {
  await visit(page, '/my-therapist/tools/thought')
  await page.getByText('Show an example').click()
  await expect(page.getByText('She is dissatisfied with me. I will lose the job.')).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Situation' }).fill('The phone stayed silent')
  await next.click()
  await page.getByRole('textbox', { name: 'Thought' }).fill('Nobody thinks of me')
  await next.click()
  await page.getByRole('textbox', { name: 'Feeling' }).fill('Lonely')
  await page.getByRole('slider').press('PageUp')
  await expect(page.getByText('Not set yet: move the slider')).toHaveCount(0)
  // The draft is stored shortly after the last change, and when the page is left.
  await visit(page, '/my-therapist/tools/thought/new')
  await expect(page.getByRole('textbox', { name: 'Situation' })).toHaveValue('The phone stayed silent')
  for (let step = 0; step < 3; step++) await next.click()
  await page.getByRole('checkbox', { name: 'Reading minds' }).check()
  await next.click()
  await next.click()
  await page.getByRole('textbox', { name: 'Another view' }).fill('It is Tuesday; Mara rang on Sunday')
  expect(await axeFindings(page)).toEqual([])
  await next.click()
  await page.getByRole('slider').press('Home')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 / 100', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Feeling' }).fill('Left out')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Left out')).toBeVisible()
  await expect.poll(async () => (await stored(page, 'records')).map(({ body }) => [body.feeling, body.after])).toEqual([['Left out', 0]])
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Nobody thinks of me' })).toBeVisible()
})

test('a programme advances day by day: done, skipped, paused, and started again without losing entries', async ({ signedIn: page }) => {
  await visit(page, '/my-therapist/programmes/sleep')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const day = (number: number) => page.getByRole('region', { name: `Day ${number}`, exact: true })
  await day(1).getByRole('textbox', { name: /^Note/ }).fill('The clock faces the wall')
  await day(1).getByRole('button', { name: 'Done' }).click()
  await day(2).getByRole('button', { name: 'Skip' }).click()
  await day(3).getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(day(3)).toBeVisible()
  await expect(page.getByText('1 of 14 days done')).toBeVisible()
  await page.getByRole('button', { name: '2. One time to get up' }).click()
  await expect(day(2)).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(day(1)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Day 1', exact: true }).getByRole('textbox', { name: /^Note/ })).toHaveValue('')
  await expect(page.getByText('1 of 14 days done · 1: The clock faces the wall')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('a brief is selected, previewed, printed and shared by a link, which shows only the brief, until it is revoked', async ({
  signedIn: page,
  browser,
  server,
}) => {
  await visit(page, '/my-therapist/between')
  await page.getByRole('button', { name: 'Add a topic' }).click()
  await page.getByRole('textbox', { name: 'What I want to talk about' }).fill('The quarrel on Sunday')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'The quarrel on Sunday' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'What I want to remember' }).fill('Not for anybody')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await stored(page, 'records')).length).toBe(2)

  await visit(page, '/my-therapist/brief')
  await page.getByRole('checkbox', { name: 'For the next session' }).check()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('The quarrel on Sunday')).toBeVisible()
  await expect(preview.getByText('Not for anybody')).toHaveCount(0)
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
  expect(pdf.suggestedFilename()).toMatch(/^fernwell-brief-.*\.pdf$/)
  await page.getByRole('button', { name: 'A link' }).click()
  await page.getByRole('button', { name: 'Create the link' }).click()
  const address = await page.getByText('/shared-brief/').innerText()
  expect(await axeFindings(page)).toEqual([])

  const visitor = await browser.newPage({ baseURL: server.url })
  await visitor.goto(address)
  await expect(visitor.getByText('The quarrel on Sunday')).toBeVisible()
  await expect(visitor.getByText('Not for anybody')).toHaveCount(0)
  expect(await axeFindings(visitor)).toEqual([])
  await visitAgain(page)
  await expect(page.getByText('Opened once')).toBeVisible()
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByText(/^Ended/)).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await visitor.close()
})
