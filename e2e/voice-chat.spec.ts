import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fakeAi, type FakeAi } from '#testing/fake-ai.ts'
import { fakeVoice, type FakeVoice } from '#testing/fake-voice.ts'
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/chromium.ts'
import { axeFindings } from './lib/axe.ts'
import { startServer } from './lib/server.ts'
import { microphoneArgs, spokenFile } from './lib/spoken-file.ts'
import { expect, service, test as base, useServer } from './lib/test.ts'
import { visit } from './lib/visit.ts'

/** An installation with a model and a speech service; and a browser whose microphone plays two sentences with a long pause between. */
const test = base.extend<object, { ai: FakeAi; voice: FakeVoice; microphone: string }>({
  ai: service(fakeAi),
  voice: service(fakeVoice),
  microphone: [
    async ({}, use) => {
      const { file } = await spokenFile([
        1.5,
        'The garden was full of rain this morning.',
        9,
        'Wait, which hill do you mean by that, please?',
        60,
      ])
      await use(file)
      await rm(path.dirname(file), { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ microphone }, use) => {
      const executablePath = findChromium()
      await use({ ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGS, ...microphoneArgs(microphone)] })
    },
    { scope: 'worker' },
  ],
  server: [({ ai, voice }, use) => useServer(use, { aiUrl: ai.url, voiceUrl: voice.url }), { scope: 'worker' }],
})

const agreeToModel = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check()
  await page.getByRole('button', { name: 'Agree and begin' }).click()
}
const marks = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      performance.getEntriesByType('mark').flatMap(({ name, startTime }) => (name.startsWith('voice:') ? [[name, startTime]] : [])),
    ),
  )
const sentences = (n: number) => Array.from({ length: n }, (_, at) => `This is sentence number ${at + 1} of a long and winding story. `)

test('speech is transcribed, answered aloud and in writing; an interrupted answer ends at its last spoken words', async ({
  signedIn: page,
  ai,
  voice,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/my-ai-bestfriend')
  await page.getByRole('link', { name: 'Voice chat' }).click()

  await test.step('neither word nor sound goes anywhere before it was agreed to', async () => {
    await agreeToModel(page)
    await expect(page.getByRole('heading', { name: 'Before we listen' })).toBeVisible()
    await expect(page.getByText(new URL(voice.url).host)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(voice.heard).toHaveLength(0)
    await page.getByRole('button', { name: 'Turn on microphone' }).click()
    await expect(page.getByText('You are talking with a language model')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('hands-free: a sentence is heard to its end, and its answer begins while the rest arrives', async () => {
    voice.hear({ text: 'The garden was full of rain this morning.' }, { text: 'Wait, which hill do you mean?' })
    let go = () => {}
    const rest = new Promise<void>((resolve) => (go = resolve))
    ai.reply(
      { pieces: ['Rain is good for it. ', 'It came over the hill at dawn. ', rest, ...sentences(30)] },
      { pieces: ['The one behind the church.'] },
    )
    await page.getByRole('switch', { name: 'Hands-free' }).click()
    await expect(page.getByText('The garden was full of rain this morning.').first()).toBeVisible()
    expect(voice.heard).toHaveLength(1)
    expect(voice.heard[0]).toMatchObject({ sampleRate: 16_000, language: 'en' })
    expect(voice.heard[0]!.seconds).toBeGreaterThan(1.5)
    expect(voice.heard[0]!.seconds).toBeLessThan(6)
    expect(voice.heard[0]!.peak).toBeGreaterThan(0.05)
    // The first sentence is played while the model is still writing.
    await expect.poll(async () => 'voice:sound' in (await marks(page))).toBe(true)
    await expect(page.getByText('Speak to interrupt, or press.')).toBeVisible()
    go()
  })

  await test.step('when interrupted, it is quiet at once, and the model receives only the spoken part', async () => {
    await expect(page.getByText('The one behind the church.').first()).toBeVisible()
    expect(voice.heard).toHaveLength(2)
    const { 'voice:barge-in': barge, 'voice:silence': quiet } = await marks(page)
    expect(barge).toBeGreaterThan(0)
    expect(quiet).toBeGreaterThan(0)
    await expect(page.getByText('You heard it up to here.')).toBeVisible()
    const reported = ai.requests.at(-1)!.body.messages!
    const answer = String(reported.find(({ role }) => role === 'assistant')!.content)
    expect(answer).toContain('Rain is good for it.')
    expect(answer.length).toBeLessThan(900)
    expect(answer).not.toContain('number 30')
    expect(String(reported.at(-1)!.content)).toBe('Wait, which hill do you mean?')
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('muting releases the microphone; the conversation contains the spoken words', async () => {
    const stage = page.getByRole('button', { name: /^(Mute|Interrupt)$/ })
    if ((await stage.textContent()) === 'Interrupt') await stage.click()
    await page.getByRole('button', { name: 'Mute' }).click()
    await expect(page.getByText('Muted. The microphone is off.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue as text' }).click()
    await expect(page.getByText('Wait, which hill do you mean?').first()).toBeVisible()
    await expect(page.getByText('You stopped it here.').first()).toBeVisible()
  })
})

test('pressed to talk: one utterance, then the microphone is closed; a service that fails says so; words of a crisis bring help', async ({
  signedIn: page,
  ai,
  voice,
}) => {
  const before = voice.heard.length
  await visit(page, '/voice-chat')
  await agreeToModel(page)
  await page.getByRole('button', { name: 'Turn on microphone' }).click()
  voice.hear({ status: 500 }, { text: 'I want to kill myself' })
  await page.getByRole('button', { name: 'Talk', exact: true }).click()
  await expect(page.getByText('The recognition service cannot be reached right now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Talk' })).toBeVisible()
  expect(ai.requests.filter(({ body }) => JSON.stringify(body).includes('kill'))).toHaveLength(0)
  ai.reply({ pieces: ['I am glad you said it.'] })
  await page.getByRole('button', { name: 'Talk' }).press('Enter')
  await expect(page.getByText('You do not have to carry this alone').first()).toBeVisible()
  await expect(page.getByText('I am glad you said it.').first()).toBeVisible()
  const { messages = [] } = ai.requests.at(-1)!.body
  expect(String(messages.find(({ role }) => role === 'system')?.content)).toContain('This person sees a card with helplines')
  expect(voice.heard).toHaveLength(before + 2)
})

test.describe('without a model', () => {
  test('a check-in is spoken, and answered by a word, a number and a press', async ({ page, newcomer, voice }) => {
    // This server has no model, but the same speech service.
    const server = await startServer({ voiceUrl: voice.url })
    try {
      await page.request.post(`${server.url}/api/register`, { data: { ...newcomer, zone: 'UTC' }, headers: { origin: server.url } })
      const spoken: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/companion/voice/speech')) spoken.push((request.postDataJSON() as { text: string }).text)
      })
      await visit(page, `${server.url}/voice-chat`)
      await expect(page.getByText('No language model is set up here')).toBeVisible()
      await page.getByRole('button', { name: 'Turn on microphone' }).click()
      voice.hear({ text: 'A bad day.' }, { text: 'Number two' })
      await page.getByRole('button', { name: 'Talk', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Some days go wrong from the first step.' })).toBeVisible()
      await expect.poll(() => spoken.some((text) => text.startsWith('2: Many small things'))).toBe(true)
      expect(await axeFindings(page)).toEqual([])
      const big = page.getByRole('button', { name: 'Interrupt' })
      await big.click()
      await page.getByRole('button', { name: 'Talk', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Small things add up to a big weight.' })).toBeVisible()
      await page.getByRole('textbox', { name: 'Your words' }).fill('The bus, the printer.')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('heading', { name: 'The day doesn’t have to be saved any more.' })).toBeVisible()
      await page.getByRole('button', { name: 'Go back' }).click()
      await expect(page.getByRole('heading', { name: 'Small things add up to a big weight.' })).toBeVisible()
      await page.getByRole('button', { name: 'Enough for now' }).click()
      await expect(page.getByRole('heading', { name: 'How are you right now?' })).toBeVisible()
    } finally {
      await server.stop()
    }
  })
})

test('a microphone that is refused gets a clear word, and typing is answered aloud', async ({ signedIn: page, ai }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await visit(page, '/voice-chat')
  await agreeToModel(page)
  await page.getByRole('button', { name: 'Turn on microphone' }).click()
  await page.getByRole('button', { name: 'Talk', exact: true }).click()
  await expect(page.getByText('The microphone is blocked.')).toBeVisible()
  ai.reply({ pieces: ['Typed words will do.'] })
  await page.getByRole('textbox', { name: 'Type instead' }).fill('Then I type.')
  const sound = page.waitForResponse((response) => response.url().endsWith('/api/companion/voice/speech'))
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await sound).headers()['content-type']).toBe('audio/wav')
  await expect(page.getByText('Typed words will do.').first()).toBeVisible()
})

test('in writing, too: dictated text is in the field before it is sent, and an answer is read aloud', async ({
  signedIn: page,
  ai,
  voice,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/my-ai-bestfriend')
  await page.getByRole('link', { name: 'Start a conversation' }).click()
  await agreeToModel(page)
  const field = page.getByRole('textbox', { name: 'Your message' })
  const before = voice.heard.length

  await test.step('nothing listens before somebody agreed where sound goes', async () => {
    await page.getByRole('button', { name: 'Dictate' }).click()
    await page.getByRole('link', { name: 'To voice chat' }).click()
    await page.getByRole('button', { name: 'Turn on microphone' }).click()
    await expect(page.getByText('You are talking with a language model')).toBeVisible()
    expect(voice.heard).toHaveLength(before)
    await visit(page, '/my-ai-bestfriend')
    await page.getByRole('link', { name: 'Start a conversation' }).click()
  })

  await test.step('the dictated words follow the typed text, and only a press sends them', async () => {
    const asked = ai.requests.length
    voice.hear({ text: 'and the garden was full of rain.' })
    await field.fill('It was a long night')
    await page.getByRole('button', { name: 'Dictate' }).click()
    await expect(field).toHaveValue('It was a long night and the garden was full of rain.')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Stop dictating' }).click()
    await expect(page.getByRole('button', { name: 'Stop dictating' })).toHaveCount(0)
    expect(ai.requests).toHaveLength(asked)
  })

  await test.step('an answer is read aloud to its end, or until it is told to be quiet', async () => {
    ai.reply({ pieces: ['Rain is good for it. ', 'Sleep well tonight.'] })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Rain is good for it. Sleep well tonight.')).toBeVisible()
    const sound = page.waitForResponse((response) => response.url().endsWith('/api/companion/voice/speech'))
    await page.getByRole('button', { name: 'Read aloud' }).last().click()
    expect((await sound).headers()['content-type']).toBe('audio/wav')
    await expect(page.getByRole('button', { name: 'Read aloud' }).last()).toBeVisible()
    await page.getByRole('button', { name: 'Read aloud' }).last().click()
    await page.getByRole('button', { name: 'Stop reading' }).click()
    await expect(page.getByRole('button', { name: 'Stop reading' })).toHaveCount(0)
    await expect(page.getByText('could not be read aloud')).toHaveCount(0)
  })
})
