import { test } from './lib/ai-test.ts'
import { appDay } from './lib/app-day.ts'
import { axeFindings } from './lib/axe.ts'
import { plantHabit } from './lib/habits.ts'
import { expect } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const HABIT = '019a0000-0000-7000-8000-00000000b101'
const ENTRY = '019a0000-0000-7000-8000-00000000b102'
const HARD = '019a0000-0000-7000-8000-00000000b103'

test('a model looks up only allowed areas, names its sources, and changes nothing without a press', async ({
  signedIn: page,
  server,
  ai,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await plantHabit(page, server, HABIT, { name: 'Evening reading' })
  const day = appDay()
  const entry = (recordId: string, more: object) => ({
    kind: 'entry',
    recordId,
    changeId: recordId,
    base: 0,
    editedAt: new Date().toISOString(),
    device: 'Test',
    patch: { when: { at: `${day}T10:00:00.000Z`, zone: 'UTC', localDay: day }, ...more },
  })
  const changes = [
    entry(ENTRY, { title: 'Herons', body: 'Two herons by the weir.' }),
    entry(HARD, { title: 'Goodbyes', body: 'What I tell nobody.', hard: true }),
  ]
  const pushed = await page.request.post(`${server.url}/api/journal/changes`, { headers: { origin: server.url }, data: { changes } })
  expect(pushed.ok()).toBe(true)
  const valueToday = async () => {
    const answer = await page.request.get(`${server.url}/api/habits`)
    const { habits } = (await answer.json()) as { habits: { habit: { id: string }; today: { value: number } }[] }
    return habits.find(({ habit }) => habit.id === HABIT)!.today.value
  }
  const field = page.getByRole('textbox', { name: 'Your message' })
  const card = page.getByRole('region', { name: 'A suggestion from the model' }).last()
  const settings = page.getByRole('button', { name: 'How it speaks, what it sees' })
  const say = async (text: string, answer: string) => {
    await field.fill(text)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText(answer, { exact: true })).toBeVisible()
  }
  /** The tool results in the newest request to the model. */
  const read = () => JSON.stringify(ai.requests.at(-1)!.body.messages!.filter(({ role }) => role === 'tool'))

  await test.step('until something is allowed, a model has no tool at all', async () => {
    await visit(page, '/my-ai-bestfriend/talk')
    await page.getByRole('checkbox', { name: 'I am 18 or older' }).check()
    await page.getByRole('button', { name: 'Agree and begin' }).click()
    ai.reply({ pieces: ['Hello.'] })
    await say('Good evening!', 'Hello.')
    expect(ai.requests.at(-1)!.body.tools ?? []).toEqual([])
  })

  await test.step('each area lists the data that it sends before it is switched on', async () => {
    await settings.click()
    await expect(page.getByText('what it looks up for an answer goes to')).toBeVisible()
    await expect(page.getByText('The beginning of entries that match the question', { exact: false })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('switch', { name: 'Journal entries' }).click()
    await page.getByRole('switch', { name: 'Suggest things to do' }).click()
    await expect(page.getByRole('switch', { name: 'Suggest things to do' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByText('It may look at: Journal entries.')).toBeVisible()
  })

  await test.step('sources are linked below the answer, and never include entries marked as hard', async () => {
    ai.reply(
      { pieces: [{ call: 'look_up', args: { area: 'entries' } }] },
      { pieces: [{ call: 'look_up', args: { area: 'habits' } }] },
      { pieces: ['You saw two herons.'] },
    )
    await say('What did I see today?', 'You saw two herons.')
    expect(read()).toContain('Two herons by the weir.')
    expect(read()).not.toContain('What I tell nobody')
    expect(read()).not.toContain('Evening reading')
    const sources = page.getByRole('list', { name: 'Looked up for this answer' })
    await expect(sources.getByRole('link')).toHaveCount(1)
    expect(await axeFindings(page)).toEqual([])
    await sources.getByRole('link', { name: /Herons/ }).click()
    await expect(page).toHaveURL(new RegExp(`/journal/${ENTRY}$`))
    await page.goBack()
  })

  await test.step('a proposal does nothing by itself, is done by a press, and is taken back by another', async () => {
    ai.reply({ pieces: [{ call: 'mark_habit', args: { habit: 'Evening reading' } }] }, { pieces: ['Shall I note it?'] })
    await say('I have read for an hour.', 'Shall I note it?')
    await expect(card).toContainText('Evening reading')
    expect(await valueToday()).toBe(0)
    await card.getByRole('button', { name: 'Do it' }).click()
    await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect.poll(valueToday).toBe(1)
    await card.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toContainText('Undone.')
    await expect.poll(valueToday).toBe(0)
  })

  await test.step('and a dismissed proposal stays dismissed, also after a reload', async () => {
    ai.reply({ pieces: [{ call: 'log_mood', args: { level: 5 } }] }, { pieces: ['That sounds good.'] })
    await say('A fine day.', 'That sounds good.')
    await card.getByRole('button', { name: 'No', exact: true }).click()
    await expect(card).toContainText('Dismissed.')
    await page.reload()
    await expect(card).toContainText('Dismissed.')
    await expect(card.getByRole('button', { name: 'Do it' })).toHaveCount(0)
  })

  await test.step('areas that are switched off again cannot be looked up any more', async () => {
    await settings.click()
    await page.getByRole('switch', { name: 'Journal entries' }).click()
    await page.getByRole('switch', { name: 'Suggest things to do' }).click()
    await expect(page.getByRole('switch', { name: 'Suggest things to do' })).not.toBeChecked()
    await page.keyboard.press('Escape')
    ai.reply({ pieces: ['I cannot see that.'] })
    await say('And yesterday?', 'I cannot see that.')
    expect(ai.requests.at(-1)!.body.tools ?? []).toEqual([])
  })
})
