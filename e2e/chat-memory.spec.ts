import { test } from './lib/ai-test.ts'
import { axeFindings } from './lib/axe.ts'
import { expect } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test('a sentence is suggested, put otherwise, accepted, told in other conversations, rested, and really forgotten', async ({
  signedIn: page,
  ai,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const field = page.getByRole('textbox', { name: 'Your message' })
  const say = async (text: string, answer: string) => {
    await field.fill(text)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText(answer, { exact: true })).toBeVisible()
  }
  const reported = () => String(ai.requests.at(-1)!.body.messages!.find(({ role }) => role === 'system')!.content)
  const remembered = page.getByRole('listitem').filter({ hasText: 'younger sister' })

  await test.step('the model may suggest things, once it was allowed to', async () => {
    await visit(page, '/my-ai-bestfriend/talk')
    await page.getByRole('checkbox', { name: 'I am 18 or older' }).check()
    await page.getByRole('button', { name: 'Agree and begin' }).click()
    await page.getByRole('button', { name: 'How it speaks, what it sees' }).click()
    await page.getByRole('switch', { name: 'Suggest things to do' }).click()
    await expect(page.getByText('Nothing: each conversation starts from scratch.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a suggested memory is editable in a field; a press stores the edited text', async () => {
    ai.reply({ pieces: [{ call: 'remember', args: { sentence: 'Has a sister called Ada.', area: 'people' } }] }, { pieces: ['How nice.'] })
    await say('My sister Ada comes on Sunday.', 'How nice.')
    const card = page.getByRole('region', { name: 'A suggestion from the model' })
    await expect(card.getByText('May it remember this?')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await card.getByRole('textbox', { name: 'Text' }).fill('Has a younger sister called Ada.')
    await card.getByRole('button', { name: 'Do it' }).click()
    await expect(card.getByText('It may remember that.')).toBeVisible()
  })

  await test.step('another conversation knows it, and says so', async () => {
    await page.getByRole('button', { name: 'New conversation' }).click()
    await expect(page.getByText('One remembered sentence is sent along.')).toBeVisible()
    ai.reply({ pieces: ['Good evening.'] })
    await say('Good evening!', 'Good evening.')
    expect(reported()).toContain('Has a younger sister called Ada.')
  })

  await test.step('and one that is begun without it does not', async () => {
    await page.getByRole('button', { name: 'New conversation' }).click()
    await page.getByRole('switch', { name: 'Start this one without memory' }).click()
    ai.reply({ pieces: ['Hello, stranger.'] })
    await say('Hello!', 'Hello, stranger.')
    expect(reported()).not.toContain('Ada')
    await expect(page.getByText('No remembered sentences are sent in this conversation.')).toBeVisible()
  })

  await test.step('all of it can be read, changed, added to and rested', async () => {
    await page.getByRole('button', { name: 'How it speaks, what it sees' }).click()
    await page.getByRole('link', { name: 'View and edit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Memory' })).toBeVisible()
    await expect(remembered.getByRole('link', { name: 'from a conversation' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await remembered.getByRole('button', { name: /^Edit/ }).click()
    await page.getByRole('textbox', { name: 'Sentence' }).fill('Has a younger sister called Ada, and a dog.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('called Ada, and a dog.')).toBeVisible()
    await page.getByRole('button', { name: 'Add a sentence' }).click()
    await page.getByRole('textbox', { name: 'Sentence' }).fill('Likes short answers.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Likes short answers.' })).toContainText('written here')
    await page.getByRole('switch', { name: 'Use what it may remember' }).click()
    await expect(page.getByText('All 2 sentences are sent.')).toBeHidden()
    await visit(page, '/my-ai-bestfriend/talk')
    ai.reply({ pieces: ['Fine.'] })
    await say('How are you?', 'Fine.')
    expect(reported()).not.toContain('Ada')
    await visit(page, '/my-ai-bestfriend/memory')
    await page.getByRole('switch', { name: 'Use what it may remember' }).click()
    await expect(page.getByText('All 2 sentences are sent.')).toBeVisible()
  })

  await test.step('forgotten by mistake, it comes back; forgotten, it is gone from its card, too', async () => {
    await remembered.getByRole('button', { name: /^Forget/ }).click()
    await expect(remembered).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await remembered.getByRole('button', { name: /^Forget/ }).click()
    await expect(remembered).toBeHidden()
    await page.reload()
    await expect(page.getByText('Likes short answers.')).toBeVisible()
    await expect(remembered).toHaveCount(0)
    await visit(page, '/my-ai-bestfriend/talk')
    await page.getByRole('button', { name: 'Conversations' }).click()
    await page.getByRole('button', { name: /^My sister Ada comes/ }).click()
    await expect(page.getByRole('region', { name: 'A suggestion from the model' })).toContainText('Undone.')
    ai.reply({ pieces: ['Sunny.'] })
    await say('What will it be like?', 'Sunny.')
    expect(reported()).toContain('Likes short answers.')
    expect(reported()).not.toContain('younger sister')
  })
})
