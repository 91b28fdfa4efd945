import { test } from './lib/ai-test.ts'
import { axeFindings } from './lib/axe.ts'
import { keepFirstPlace } from './lib/first-place.ts'
import { sharedNames } from './lib/names.ts'
import { expect } from './lib/test.ts'
import { visit } from './lib/visit.ts'

type Reported = { days: { exercises: { slot: string; maySwapTo?: string[] }[] }[] }

test('after consent, a model explains a plan and proposes changes; invalid ones are not shown, valid ones are applied and undone', async ({
  signedIn: page,
  ai,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/workout-generator')
  await keepFirstPlace(page)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await page.getByRole('link', { name: 'The whole plan' }).click()
  await expect(page.getByRole('heading', { name: 'The days' })).toBeVisible()
  const rows = page.getByRole('article').first().locator('summary')
  const before = await rows.allTextContents()

  await page.getByRole('button', { name: 'Ask a language model about this plan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ask a language model' })
  await expect(sheet.getByText('its operator can read it')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(sheet.getByRole('textbox')).toBeVisible()
  expect(ai.requests).toHaveLength(0)

  await test.step('it is stopped before it has answered', async () => {
    ai.reply({ pieces: ['{"say":"', new Promise(() => {})] })
    await sheet.getByRole('button', { name: 'Why is this plan like this?' }).click()
    await expect(sheet.getByText('Reading your plan')).toBeVisible()
    await expect.poll(() => ai.requests.length).toBe(1)
    await sheet.getByRole('button', { name: 'Stop' }).click()
    await expect(sheet.getByText('Stopped. Nothing was changed.')).toBeVisible()
    expect(await ai.requests.at(-1)!.left).toBe(true)
  })

  await test.step('its answer is words and cards', async () => {
    const content = String(ai.requests[0]!.body.messages!.at(-1)!.content)
    const { exercises } = (JSON.parse(content.split('\n')[1]!) as Reported).days[0]!
    const [first] = exercises
    const say = 'The plan is **balanced**. <img src=x onerror=alert(1)>[here](https://evil.example)'
    const changes = [
      { kind: 'swap', slot: first!.slot, to: first!.maySwapTo![0], reason: 'Something new for the same muscles.' },
      { kind: 'sets', slot: first!.slot, sets: 40, reason: 'More!' },
      { kind: 'shorter', day: 'D1', reason: 'For a busy week.' },
    ]
    ai.reply({ pieces: [JSON.stringify({ say, changes })] })
    await sheet.getByRole('textbox').fill('What would you change?')
    await sheet.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(sheet.getByText('It may be wrong, and it is not a doctor.')).toBeVisible()
    await expect(sheet.locator('strong', { hasText: 'balanced' })).toBeVisible()
    await expect(sheet.locator('img, a[href*=evil]')).toHaveCount(0)
    await expect(sheet.getByRole('listitem')).toHaveCount(2)
    await expect(sheet.getByText('One more proposal broke these rules and is not shown.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await sharedNames(page)).toEqual([])
  })

  await test.step('applied, it is in the plan; taken back, it is as it was', async () => {
    await sheet.getByRole('button', { name: /^Apply: .* instead of / }).click()
    await expect(sheet.getByText('Applied')).toBeVisible()
    await expect(rows.first()).not.toHaveText(before[0]!)
    await sheet.getByRole('button', { name: /^Undo: / }).click()
    await expect(rows).toHaveText(before)
    await sheet.getByRole('button', { name: 'Apply: A shorter day: about half the time' }).click()
    await expect(sheet.getByText('Applied')).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(rows.first()).not.toHaveText(before[0]!)
    const shorter = await rows.allTextContents()
    await page.reload()
    await expect(rows).toHaveText(shorter)
  })

  await test.step('a model that fails leaves the plan as it is, and consent can be taken back', async () => {
    ai.reply({ status: 503 })
    await page.getByRole('button', { name: 'Ask a language model about this plan' }).click()
    await sheet.getByRole('button', { name: 'What would you change, and why?' }).click()
    await expect(sheet.getByText('No answer this time')).toBeVisible()
    await sheet.getByRole('button', { name: 'Data sent, and your consent' }).click()
    await sheet.getByRole('button', { name: 'Withdraw consent' }).click()
    await expect(page.getByText('Nothing more is sent to the model.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Ask a language model about this plan' }).click()
    await expect(sheet.getByRole('button', { name: 'Agree', exact: true })).toBeVisible()
  })
})
