import { test } from './lib/ai-test.ts'
import { axeFindings } from './lib/axe.ts'
import { expect } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test(
  'a conversation is agreed to by its very words, answered piece by piece, put otherwise, stopped, found again and deleted',
  { tag: '@core' },
  async ({ signedIn: page, ai }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const field = page.getByRole('textbox', { name: 'Your message' })
    const send = page.getByRole('button', { name: 'Send', exact: true })
    const say = async (text: string) => {
      await field.fill(text)
      await send.click()
    }

    await test.step('nothing is sent before it was agreed to and said that one is of age', async () => {
      await visit(page, '/my-ai-bestfriend')
      await page.getByRole('link', { name: 'Start a conversation' }).click()
      await expect(page.getByRole('heading', { name: 'Before you talk with a model' })).toBeVisible()
      await page.getByText('The exact instructions sent with it').click()
      await expect(page.getByText('You are a language model')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Agree and begin' }).click()
      await expect(page.getByText('are for people of 18 and over')).toBeVisible()
      expect(ai.requests).toHaveLength(0)
      await page.getByRole('checkbox', { name: 'I am 18 or older' }).check()
      await page.getByRole('button', { name: 'Agree and begin' }).click()
      await expect(page.getByText('You are writing with a language model, not with a person.')).toBeVisible()
    })

    await test.step('an answer comes piece by piece, and no markup of it comes alive', async () => {
      let go = () => {}
      const rest = new Promise<void>((resolve) => (go = resolve))
      ai.reply({
        pieces: ['**Rain** is ', rest, 'good for [sleep](https://evil.example/x).\n\n- one\n- two\n\n<img src=x onerror=alert(1)>'],
      })
      await say('It rains all day.')
      await expect(page.getByText('**Rain** is')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
      go()
      await expect(page.locator('article strong')).toHaveText('Rain')
      await expect(page.getByRole('listitem').filter({ hasText: /^two$/ })).toBeVisible()
      await expect(page.locator('article a, article img')).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
    })

    await test.step('another answer stands beside the first', async () => {
      ai.reply({ pieces: ['Puddles, then.'] })
      await page.getByRole('button', { name: 'Answer again' }).click()
      await expect(page.getByText('Puddles, then.')).toBeVisible()
      await page.getByRole('button', { name: 'Earlier version' }).click()
      await expect(page.locator('article strong')).toHaveText('Rain')
      await expect(page.getByRole('img', { name: 'Version 1 of 2' })).toBeVisible()
    })

    await test.step('the partial text of a stopped answer stays, also after a reload', async () => {
      ai.reply({ pieces: ['Once upon a ', new Promise(() => {})] })
      await say('Tell me a long story.')
      await expect(page.getByText('Once upon a')).toBeVisible()
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(page.getByText('You stopped it here.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Once upon a')).toBeVisible()
      await expect(page.getByText('You stopped it here.')).toBeVisible()
    })

    await test.step('a failed model is reported, and the message can be sent again', async () => {
      ai.reply({ status: 503 })
      await say('Are you there?')
      await expect(page.getByText('No answer came back')).toBeVisible()
      await expect(page.getByText('Are you there?')).toBeVisible()
      ai.reply({ pieces: ['Yes.'] })
      await page.getByRole('button', { name: 'Answer again' }).click()
      await expect(page.getByText('Yes.', { exact: true })).toBeVisible()
    })

    await test.step('words that speak of a crisis bring help while they are typed, before any answer', async () => {
      const before = ai.requests.length
      await field.fill('I want to kill myself')
      await expect(page.getByText('You do not have to carry this alone').first()).toBeVisible()
      expect(ai.requests).toHaveLength(before)
      expect(await axeFindings(page)).toEqual([])
      await field.fill('')
    })

    await test.step('it is found by its words, named, put away, and deleted', async () => {
      await page.getByRole('button', { name: 'Conversations' }).click()
      const sheet = page.getByRole('dialog', { name: 'Conversations' })
      await expect(sheet.getByRole('button', { name: /^It rains all day/ })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await sheet.getByRole('searchbox', { name: 'Search messages' }).fill('LONG story')
      await sheet.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(sheet.getByText('1 message')).toBeVisible()
      await sheet.getByRole('searchbox').fill('')
      await sheet.getByRole('button', { name: 'More for “It rains all day.”' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByText('What is on your mind?')).toBeVisible()
    })

    await test.step('an entry goes along by choice: its words stand in the field, and nothing is sent before the person sends it', async () => {
      await visit(page, '/journal/new')
      await page.getByRole('textbox', { name: 'Text' }).fill('The heron stood there again.')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'More about this entry' }).click()
      await page.getByRole('menuitem', { name: 'Look back' }).click()
      const before = ai.requests.length
      await page.getByRole('link', { name: 'Talk about this with the companion' }).click()
      await expect(field).toHaveValue(/The heron stood there again\./)
      expect(ai.requests).toHaveLength(before)
      ai.reply({ pieces: ['A patient bird.'] })
      await send.click()
      await expect(page.getByText('A patient bird.')).toBeVisible()
      expect(JSON.stringify(ai.requests.at(-1))).toContain('The heron stood there again.')
    })

    await test.step('taken back, nothing more is sent', async () => {
      await page.getByRole('button', { name: 'How it speaks' }).click()
      await page.getByRole('button', { name: 'Withdraw consent' }).click()
      await expect(page.getByRole('heading', { name: 'Before you talk with a model' })).toBeVisible()
    })
  },
)
