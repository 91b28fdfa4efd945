// `npm run bench voice`: a spoken sentence in a browser whose microphone plays a file, with scripted services over loopback: how long each stage takes
// from the end of speech to the first sound of the answer; and from the first moment of speaking into an answer to silence.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { fakeAi } from '#testing/fake-ai.ts'
import { fakeVoice } from '#testing/fake-voice.ts'
import { startServer } from '../e2e/lib/server.ts'
import { microphoneArgs, spokenFile } from '../e2e/lib/spoken-file.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/lib/chromium.ts'
import { median, print } from './lib/figures.ts'

const RUNS = 5
const QUESTION = 'The garden was full of rain this morning.'
const BETWEEN_S = 6
const { file, sentences } = await spokenFile([1.5, QUESTION, BETWEEN_S, 'Wait, which hill do you mean by that, please?', 60])

ensureChromium()
const ai = await fakeAi()
const voice = await fakeVoice()
const server = await startServer({ aiUrl: ai.url, voiceUrl: voice.url })
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGS, ...microphoneArgs(file)],
})

type Marks = Record<string, number>
const marksOf = (page: Page): Promise<Marks> =>
  page.evaluate(() =>
    Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name.replace('voice:', ''), startTime])),
  )
const until = async (page: Page, name: string) => {
  for (let n = 0; n < 600; n++) {
    const marks = await marksOf(page)
    if (name in marks) return marks
    await page.waitForTimeout(50)
  }
  throw new Error(`The stage "${name}" did not come.`)
}

const stages: Record<string, number[]> = {}
const note = (what: string, ms: number) => (stages[what] ??= []).push(ms)
for (const speaker of ['the speech service', 'the embedded voice']) {
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const id = Math.random().toString(36).slice(2, 10)
    await page.request.post(`${server.url}/api/register`, {
      data: { username: `wren-${id}`, email: `wren-${id}@example.org`, password: `quiet-${id}-lantern-moss`, zone: 'UTC' },
      headers: { origin: server.url },
    })
    await page.goto(`${server.url}/voice-chat`)
    await page.getByRole('checkbox', { name: 'I am 18 or older' }).check()
    await page.getByRole('button', { name: 'Agree and begin' }).click()
    await page.getByRole('button', { name: 'Turn on microphone' }).click()
    if (speaker === 'the speech service') {
      await page.getByText('Where audio and text go').click()
      await page.getByRole('button', { name: 'Let it speak' }).click()
      await page.getByRole('button', { name: 'Revoke' }).waitFor()
    }
    voice.hear({ text: QUESTION }, { text: 'Which hill?' })
    ai.reply({
      pieces: ['Rain is good for it. ', ...Array.from({ length: 40 }, (_, n) => `It came over hill number ${n + 1} at dawn. `)],
    })
    await page.getByRole('switch', { name: 'Hands-free' }).click()
    const marks = await until(page, 'sound')
    const from = marks['speech-end']!
    const by = (what: string) => `${what} (${speaker})`
    if (speaker === 'the speech service') {
      note('end of speech → endpoint', marks['endpoint']! - from)
      note('endpoint → transcript', marks['transcript']! - marks['endpoint']!)
      note('transcript → first token', marks['first-token']! - marks['transcript']!)
    }
    note(by('first token → first sound'), marks['sound']! - marks['first-token']!)
    note(by('end of speech → first sound'), marks['sound']! - from)
    if (speaker === 'the speech service') {
      const cut = await until(page, 'barge-in')
      note('speaking into it → silence', cut['barge-in']! - from - (sentences[1]!.from - sentences[0]!.to) * 1000)
    }
    await context.close()
  }
}
for (const [what, all] of Object.entries(stages)) {
  const ms = median(all)
  const goal = what.startsWith('end of speech → first sound') ? 1200 : what.startsWith('speaking into') ? 200 : undefined
  print(what, `${ms.toFixed(0)} ms`, goal === undefined ? undefined : { text: `${goal} ms`, met: ms <= goal })
}
await browser.close()
await server.stop()
await Promise.all([ai.close(), voice.close(), rm(path.dirname(file), { recursive: true, force: true })])
