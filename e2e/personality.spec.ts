import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { goOffline, installed } from './lib/offline.ts'
import { expect, signUp, test, type NewPerson } from './lib/test.ts'
import type { E2eServer } from './lib/server.ts'
import { undoImport } from './lib/undo-import.ts'
import { visit, visitAgain } from './lib/visit.ts'

type Stored = { answered: number; finishedAt: string | null; id: string }

const LONG = 'ipip-neo-120'

async function stored(page: Page, server: E2eServer): Promise<Stored[]> {
  const answer = await page.request.get(`${server.url}/api/personality/assessments`)
  return ((await answer.json()) as { assessments: Stored[] }).assessments
}

/** A finished long questionnaire, in the format of a device. */
async function finishedResult(page: Page, server: E2eServer, id: string): Promise<void> {
  const start = Date.now() - 3_600_000
  const answers = Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => [
      String(at + 1),
      { value: at % 5 === 2 ? 5 : 1 + ((at * 7) % 5), at: start + at * 4000, took: 3000 },
    ]),
  )
  const response = await page.request.put(`${server.url}/api/personality/assessments/${id}`, {
    headers: { origin: server.url },
    data: {
      instrument: LONG,
      language: 'en',
      group: 'neutral',
      startedAt: new Date(start).toISOString(),
      finishedAt: new Date(start + 500_000).toISOString(),
      answers,
    },
  })
  if (!response.ok()) throw new Error(`The result was answered with ${response.status()}: ${await response.text()}`)
}

async function signIn(page: Page, server: E2eServer, { username, password }: NewPerson): Promise<void> {
  const response = await page.request.post(`${server.url}/api/login`, { headers: { origin: server.url }, data: { username, password } })
  if (!response.ok()) throw new Error(`The sign-in was answered with ${response.status()}: ${await response.text()}`)
}

test(
  'the short questionnaire is answered by keyboard, half of it without a network, and its result is there at once and kept later',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context, server }) => {
    await visit(page, '/personality-quiz')
    await installed(page)
    await visitAgain(page)
    await page.getByRole('button', { name: 'Begin: A first look' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'The short questionnaire' })).toBeVisible()
    await page.getByRole('button', { name: 'To the first statement' }).press('Enter')
    const progress = page.getByRole('progressbar', { name: 'Answered' })
    const answer = async (from: number, to: number) => {
      for (let n = from; n <= to; n++) {
        await page.keyboard.press(String((n % 5) + 1))
        await expect(progress).toHaveAttribute('aria-valuetext', `${n} of 20`)
      }
    }
    await answer(1, 10)
    await goOffline(page)
    await answer(11, 20)
    await expect(page.getByRole('heading', { name: 'That was the last statement' })).toBeVisible()
    // Go back by key, give another answer, and continue.
    await page.keyboard.press('Backspace')
    await page.keyboard.press('3')
    await page.getByRole('button', { name: 'See the result' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Your result' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The five domains' })).toBeVisible()
    expect((await stored(page, server)).filter(({ finishedAt }) => finishedAt !== null)).toEqual([])

    // Closed and reopened without a network: the answers are still here.
    await page.goto('/personality-quiz')
    await expect(page.getByText('only on this device so far')).toBeVisible()

    await context.setOffline(false)
    await expect.poll(async () => (await stored(page, server)).map((one) => [one.answered, one.finishedAt !== null])).toEqual([[20, true]])
  },
)

test('a quiz begun on one device goes on, on another, and both have all answers', async ({ page, browser, member, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/personality-quiz')
  await page.getByRole('button', { name: 'Begin: A first look' }).click()
  await page.getByRole('button', { name: 'To the first statement' }).click()
  for (const n of [1, 2, 3]) {
    await expect(page.getByText(`Statement ${n} of 20`)).toBeVisible()
    await page.getByRole('button', { name: 'Moderately accurate' }).click()
  }
  await expect(page.getByText('Statement 4 of 20')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(async () => (await stored(page, server))[0]?.answered).toBe(3)

  const other = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const second = await other.newPage()
  await signIn(second, server, member)
  await visit(second, '/personality-quiz')
  await expect(second.getByText('3 of 20 answered')).toBeVisible()
  await second.getByRole('button', { name: 'Continue', exact: true }).click()
  // The ring on the first page says "3 of 20", too: it is the line that keys answer.
  await expect(second.getByRole('list', { name: 'Statement 1 of 20' })).toBeVisible()
  const progress = second.getByRole('progressbar', { name: 'Answered' })
  await expect(progress).toHaveAttribute('aria-valuetext', '3 of 20')
  await second.keyboard.press('2')
  await second.keyboard.press('4')
  await expect(progress).toHaveAttribute('aria-valuetext', '5 of 20')
  await expect(second.getByText('Saved', { exact: true })).toBeVisible()
  await other.close()

  // The first device had paused; continuing there loads the other's answers.
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Statement 4 of 20')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('aria-valuetext', '5 of 20')
})

test(
  'parts of a result are shared by a link that a stranger can open, and that opens nothing once it is taken back',
  { tag: '@core' },
  async ({ signedIn: page, browser, server }) => {
    const id = '019a0000-0000-7000-8000-00000000f00d'
    await finishedResult(page, server, id)
    await visit(page, `/personality-quiz/results/${id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share parts of it' })
    await dialog.getByRole('button', { name: 'Create a link' }).click()
    for (const left of ['Emotional sensitivity', 'Extraversion', 'Agreeableness', 'Conscientiousness'])
      await dialog.getByRole('checkbox', { name: left }).uncheck({ force: true })
    await dialog.getByRole('switch', { name: 'Put a name on it' }).check()
    await dialog.getByRole('textbox', { name: 'Name on the page' }).fill('Robin')
    await dialog.getByRole('button', { name: 'Create a link' }).click()
    const link = (await dialog.locator('code').textContent())!

    const outside = await browser.newContext({ baseURL: server.url })
    const visitor = await outside.newPage()
    await visit(visitor, link)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Robin in a few words' })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Openness to experience' })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Extraversion' })).toHaveCount(0)
    await expect(visitor.getByRole('link', { name: 'Take it yourself' })).toBeVisible()
    // A shared result is not accessible by its own id.
    await visit(visitor, `/personality-quiz/results/${id}`)
    await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

    await dialog.getByRole('button', { name: 'Revoke link' }).click()
    await dialog.getByRole('alert').getByRole('button', { name: 'Revoke link' }).click()
    await expect(dialog.locator('code')).toHaveCount(0)
    const answer = await visitor.goto(link)
    expect(answer?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect(visitor.getByText('Robin')).toHaveCount(0)
    await outside.close()
  },
)

test('a result is saved as a book, as a table with every answer and as a file, each by a press', async ({ signedIn: page, server }) => {
  const id = '019a0000-0000-7000-8000-00000000d0c5'
  await finishedResult(page, server, id)
  await visit(page, `/personality-quiz/results/${id}`)
  const save = async (entry: string): Promise<Buffer> => {
    await page.getByRole('button', { name: 'More' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: entry }).click()
    return readFile(await (await coming).path())
  }
  const book = await save('As a book (PDF)')
  expect(book.subarray(0, 5).toString()).toBe('%PDF-')
  const rows = (await save('As a table (CSV)')).toString().trim().split('\n')
  expect(rows).toHaveLength(121)
  const whole = JSON.parse((await save('Everything (JSON)')).toString()) as { assessments: { id: string; answers: object }[] }
  expect(whole.assessments.map((one) => [one.id, Object.keys(one.answers).length])).toEqual([[id, 120]])
})

test('results from elsewhere are looked at, brought in and taken back, and somebody’s shared result is laid beside one’s own', async ({
  signedIn: page,
  browser,
  server,
}) => {
  await finishedResult(page, server, '019a0000-0000-7000-8000-00000000beef')
  await visit(page, '/personality-reports')
  const rows = Array.from({ length: 120 }, (_, at) => `${at + 1},${1 + (at % 5)}`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(`item,answer\n${rows.join('\n')}\n`) })
  await expect(page.getByText('1 of them is new.')).toBeVisible()
  expect(await stored(page, server)).toHaveLength(1)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible()
  expect(await stored(page, server)).toHaveLength(2)
  await undoImport(page)
  expect(await stored(page, server)).toHaveLength(1)

  // Another person, who agreed to a comparison.
  const outside = await browser.newContext({ baseURL: server.url })
  const friend = await outside.newPage()
  const name = `linnet-${Math.random().toString(36).slice(2, 10)}`
  await signUp(friend, server, { username: name, email: `${name}@example.org`, password: `${name}-in-the-reeds` })
  const assessmentId = '019a0000-0000-7000-8000-00000000cafe'
  await finishedResult(friend, server, assessmentId)
  const shared = await friend.request.put(`${server.url}/api/personality/shares/019a0000-0000-7000-8000-00000000fade`, {
    headers: { origin: server.url },
    data: {
      assessmentId,
      scales: ['N', 'E', 'O', 'A', 'C'],
      name: 'Linnet',
      numbers: false,
      group: false,
      day: false,
      preview: false,
      comparable: true,
      language: 'en',
      expiresAt: null,
    },
  })
  const { token } = (await shared.json()) as { token: string }
  await outside.close()

  await page.getByRole('textbox', { name: 'Link' }).fill('somewhere else')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('This is not a link to a shared result.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Link' }).fill(`${server.url}/personality-quiz/results/${token}`)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Linnet in a few words' })).toBeVisible()
  await page.getByRole('button', { name: 'Compare with yours' }).click()
  await expect(page.getByRole('img', { name: /^Openness to experience: you \d+, they \d+$/ })).toBeVisible()
  // The same answers, so the two are equal.
  await expect(page.getByText('Any difference between you is within the measurement error.')).toBeVisible()
})
