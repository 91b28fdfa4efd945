import { test } from './lib/ai-test.ts'
import { axeFindings } from './lib/axe.ts'
import { expect } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const says = (mirror: string, question: string) => ({ pieces: [JSON.stringify({ mirror, question })] })

test(
  'a tool is gone through as a conversation, first by fixed questions, then in a model’s words, and the summary is edited',
  { tag: '@offline' },
  async ({ signedIn: page, context, ai }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const next = page.getByRole('button', { name: 'Next' })
    await visit(page, '/my-therapist/tools/thought')
    await page.getByRole('button', { name: 'As a conversation' }).click()
    await expect(page.getByText('No person and no AI reads along.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /What happened\?/ })).toBeVisible()
    await next.click()
    await expect(page.getByText('Please fill this in.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Situation' }).fill('The phone stayed silent')
    await next.click()

    // The form stores its draft: it survives a reload and a lost network.
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Thought' }).fill('Nobody thinks of me')
    await next.click()
    await expect(page.getByRole('heading', { name: /What did you feel/ })).toBeFocused()
    await context.setOffline(false)
    expect(ai.requests).toHaveLength(0)

    ai.reply(says('You thought that nobody thinks of you.', 'Which feeling came with that?'))
    await page.getByRole('button', { name: 'Let a language model word them' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('your answers so far in this conversation')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Agree' }).click()
    await expect(page.getByRole('heading', { name: 'Which feeling came with that?' })).toBeVisible()
    await expect(page.getByText('You thought that nobody thinks of you.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Feeling' }).fill('Lonely')
    ai.reply(says('', 'You have a disorder, how strong is it?'))
    await next.click()
    await expect(page.getByText('broke the rules')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How strong was that feeling?' })).toBeVisible()
    await page.getByRole('slider').press('PageUp')
    ai.reply(says('', 'Do any of these fit?'))
    await next.click()
    await expect(page.getByRole('heading', { name: 'Do any of these fit?' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Reading minds' }).check()
    ai.reply(says('', 'Which facts speak for it?'))
    await next.click()
    await expect(page.getByRole('heading', { name: 'Which facts speak for it?' })).toBeVisible()
    await page.getByRole('textbox', { name: 'What speaks for the thought' }).fill('Two days without a call')
    ai.reply(says('', 'Which two days were those?'))
    await page.getByRole('button', { name: 'Ask me more about this' }).click()
    await page.getByRole('textbox', { name: 'Which two days were those?' }).fill('Monday and Tuesday')
    await page.getByRole('button', { name: 'Add to my answer' }).click()
    await expect(page.getByRole('textbox', { name: 'What speaks for the thought' })).toHaveValue(
      'Two days without a call\nMonday and Tuesday',
    )
    expect(await axeFindings(page)).toEqual([])

    ai.behave(() => ({ status: 503 }))
    await next.click()
    await expect(page.getByText('This is the tool’s own question.')).toBeVisible()
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('textbox', { name: 'Another view' }).fill('Mara rang on Sunday')
    await next.click()
    await page.getByRole('slider').press('Home')
    await next.click()
    await expect(page.getByRole('heading', { name: 'Your summary' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Feeling' }).fill('Left out')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Left out')).toBeVisible()
    await expect(page.getByText('Monday and Tuesday')).toBeVisible()
  },
)
