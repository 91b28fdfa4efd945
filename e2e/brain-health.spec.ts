import type { Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import { sharedNames } from './lib/names.ts'
import type { E2eServer } from './lib/server.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { atRest, visit, visitAgain } from './lib/visit.ts'

async function stored(page: Page, server: E2eServer): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`${server.url}/api/brain-health`)
  const { answers } = (await answer.json()) as { answers: { answer: { item: string; value: unknown } }[] }
  return Object.fromEntries(answers.map(({ answer: { item, value } }) => [item, value]))
}

async function fill(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  const form = page.getByRole('dialog', { name })
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: 'Save' }).click()
}

const open = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click()

test(
  'the score is filled in, corrected without a network, made into a habit and taken along as a PDF',
  { tag: '@offline' },
  async ({ signedIn: page, context, server }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchStillness(page)
    await visit(page, '/brain-health')
    await installed(page)
    await visitAgain(page)
    await expect(page.getByText('Between 0 and 21 of 21 points')).toBeVisible()
    expect(await movements(page)).toEqual([])

    // An impossible value is reported, and nothing is lost.
    await open(page, 'Blood pressure')
    await page.getByRole('button', { name: 'Answer: Blood pressure' }).click()
    await fill(page, 'Blood pressure', { 'Upper number': '0', 'Lower number': '900' })
    await expect(page.getByText('Enter a number between 60 and 260.')).toBeVisible()
    await fill(page, 'Blood pressure', { 'Upper number': '118', 'Lower number': '76' })
    await expect(page.getByText('Between 3 and 21 of 21 points')).toBeVisible()
    await expect.poll(() => stored(page, server)).toEqual({ pressure: { systolic: 118, diastolic: 76, isTreated: null } })
    expect(await axeFindings(page)).toEqual([])
    expect(await sharedNames(page)).toEqual([])

    // The emergency number is reached with one press.
    await page.getByRole('button', { name: 'Sudden symptoms' }).click()
    await expect(
      page
        .getByRole('dialog', { name: 'Call for help at once' })
        .getByRole('link', { name: /^Call \d+/ })
        .first(),
    ).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()

    // The PDF needs a network, and is a valid PDF.
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF for your doctor' }).click()
    expect((await download).suggestedFilename()).toBe('fernwell-brain-health.pdf')

    // Without a network: reopened, corrected, and sent later.
    await goOffline(page)
    await page.reload()
    await open(page, 'Movement')
    await page.getByRole('button', { name: 'Answer: Movement' }).click()
    await fill(page, 'Movement', { 'Minutes in a usual week': '160' })
    await expect(page.getByText('160 minutes a week')).toBeVisible()
    await expect(page.getByText('Between 4 and 21 of 21 points')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await stored(page, server)).movement).toEqual({ minutesAWeek: 160 })

    // One press from the step to the habit.
    await page.getByRole('link', { name: 'Make it a habit: Ten brisk minutes outside' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByLabel('What is it called?')).toHaveValue('Ten brisk minutes outside')
    await sheet.getByRole('button', { name: 'Plant it' }).click()
    await expect(page.getByRole('dialog').getByText('Ten brisk minutes outside').first()).toBeVisible()
  },
)

test(
  'factors, the eight, both checks and an article: marked, done, read, and read again without a network',
  { tag: '@offline' },
  async ({ signedIn: page, server }) => {
    await watchStillness(page)
    await visit(page, '/brain-health/factors')
    await page.getByLabel('Where you are with: Hearing').selectOption('To ask about')
    await expect(page.getByText('1 of 14 marked')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await visit(page, '/brain-health/essentials')
    await page.getByLabel('MEPA points, 0 to 16').fill('17')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a whole number from 0 to 16.')).toBeVisible()
    await page.getByLabel('MEPA points, 0 to 16').fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('1 of 8 are known')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await visit(page, '/brain-health/checks')
    const questions = page.getByRole('group').filter({ has: page.getByRole('radio', { name: 'Hardly ever' }) })
    await expect(questions).toHaveCount(8)
    for (const question of await questions.all()) await question.getByRole('radio', { name: 'Now and then' }).check()
    await page.getByRole('button', { name: 'See the result' }).click()
    await expect(page.getByText('Worth a check', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Begin: Sight' }).click()
    await page.getByRole('button', { name: 'It fits' }).click()
    for (let eye = 0; eye < 2; eye++) {
      await page.getByRole('button', { name: 'Ready' }).click()
      for (let letter = 1; letter <= 5; letter++) {
        await expect(page.getByText(`Letter ${letter} of 5`)).toBeVisible()
        await page.getByRole('button', { name: 'I can’t tell' }).click()
      }
    }
    await page.getByRole('button', { name: 'Straight and complete' }).click()
    await expect(page.getByText('Worth a check', { exact: true })).toHaveCount(2)
    // A screen of unknown contrast is unsuitable for faint letters.
    await page.getByRole('button', { name: 'Begin: Faint letters' }).click()
    const grey = page.getByRole('slider', { name: 'Brightness of the square' })
    await grey.fill('140')
    await expect(page.getByText('cannot show faint letters reliably')).toBeVisible()
    await grey.fill('186')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Equally bright' }).click()
    await expect(page.getByText('Step 1 of 7')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    for (let letter = 0; letter < 3; letter++) await page.getByRole('button', { name: 'I can’t tell' }).click()
    await expect(page.getByText('Worth a check', { exact: true })).toHaveCount(3)
    // The digits are played in real time: answer two of twenty-four, then leave.
    await page.getByRole('button', { name: 'Begin: Digits in noise' }).click()
    await page.getByRole('button', { name: 'I hear them well' }).click()
    await expect(page.getByText('1 of 24: listen …')).toBeVisible()
    await expect(page.getByText('1 of 24: which digits were they?')).toBeVisible()
    const heard = page.getByLabel('The three digits (guess if you are not sure)')
    await expect(heard).toBeFocused()
    await heard.fill('123')
    await heard.press('Enter')
    await expect(page.getByText('2 of 24: listen …')).toBeVisible()
    await page.getByRole('button', { name: 'Stop here' }).click()
    await expect(page.getByRole('button', { name: 'Begin: Digits in noise' })).toBeVisible()
    await expect
      .poll(() => stored(page, server))
      .toMatchObject({
        'factor.hearing': { state: 'ask' },
        mepa: { points: 12 },
        'vision-check': { right: 0, left: 0, lines: 'straight' },
        'contrast-check': { reached: 0 },
      })
    expect(await axeFindings(page)).toEqual([])

    await visit(page, '/brain-health/articles')
    await installed(page)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Walking counts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Walking counts' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
    await atRest(page)
    expect(await axeFindings(page)).toEqual([])
    await visitAgain(page)
    await goOffline(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  },
)
