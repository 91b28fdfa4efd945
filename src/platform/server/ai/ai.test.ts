import { describe, expect, onTestFinished, test } from 'vitest'
import { shared } from '#testing/shared.ts'
import { exportedFiles } from '#testing/exported.ts'
import { fakeAi } from '#testing/fake-ai.ts'
import { makeUser, signedIn } from '#testing/make-user.ts'
import { ownServer, type TestServer } from '#testing/test-server.ts'
import { uuidv7 } from '../core/ids.ts'
import { ask, aiTestBed, askingServer, PURPOSE, textOf } from './ai-test-bed.fixture.ts'
import { aiRuns } from './tables.ts'

const bed = shared(aiTestBed)

describe('without a model', () => {
  test('there is nothing to describe, and asking says so', async () => {
    const plain = await ownServer([askingServer])
    const client = await signedIn(plain)
    expect(plain.app.ai.describe()).toBeNull()
    expect(await plain.app.ai.allowanceOf(client.user.id)).toBeNull()
    expect(await client.fail(ask, { body: { words: 'Hi' } })).toMatchObject({ status: 409, message: 'No language model is set up here.' })
    await expect(plain.app.ai.giveConsent(client.user.id, PURPOSE, bed.shown())).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('consent', () => {
  test('is off by default: nothing is sent, and nothing counted', async () => {
    const client = await signedIn(bed.server)
    const before = bed.fake.requests.length
    expect(bed.server.app.ai.describe()).toEqual({ ...bed.shown(), local: false })
    expect(await bed.server.app.ai.consentOf(client.user.id, PURPOSE)).toBeNull()
    expect(await client.fail(ask, { body: { words: 'Hi' } })).toMatchObject({
      status: 403,
      error: 'forbidden',
      message: expect.stringContaining('agree') as string,
    })
    expect(bed.fake.requests.length).toBe(before)
    expect((await bed.server.app.ai.allowanceOf(client.user.id))!.requests.used).toBe(0)
  })

  test('is stored with destination, model and time, for that person and purpose alone, and is in their export', async () => {
    const [one, other] = [await makeUser(bed.server.app), await makeUser(bed.server.app)]
    const given = await bed.server.app.ai.giveConsent(one.id, PURPOSE, bed.shown())
    expect(given).toEqual({ purpose: PURPOSE, ...bed.shown(), at: bed.server.clock.now().toISOString(), current: true })
    expect(await bed.server.app.ai.consentOf(one.id, PURPOSE)).toEqual(given)
    expect(await bed.server.app.ai.consentOf(one.id, 'asking.else')).toBeNull()
    expect(await bed.server.app.ai.consentOf(other.id, PURPOSE)).toBeNull()
    await expect(bed.stream(other.id)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await exportedFiles(bed.server.app, one.id)).toContainEqual({ name: 'language-model-consents.json', json: [given] })
    expect(await exportedFiles(bed.server.app, other.id)).toEqual([])
  })

  test('given twice is the same consent', async () => {
    const { id } = await makeUser(bed.server.app)
    const first = await bed.server.app.ai.giveConsent(id, PURPOSE, bed.shown())
    bed.server.clock.advance(60_000)
    expect(await bed.server.app.ai.giveConsent(id, PURPOSE, bed.shown())).toEqual(first)
  })

  test('covers the destination and model that the person saw: another one must be shown first', async () => {
    const { id } = await makeUser(bed.server.app)
    await expect(bed.server.app.ai.giveConsent(id, PURPOSE, { ...bed.shown(), destination: 'elsewhere.example' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(bed.server.app.ai.giveConsent(id, PURPOSE, { ...bed.shown(), model: 'other' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await bed.server.app.ai.consentsOf(id)).toEqual([])
  })

  test('does not follow the installation to another destination', async () => {
    const client = await bed.agreed()
    const other = await fakeAi()
    onTestFinished(() => other.close())
    const moved = await ownServer([askingServer], { beside: bed.server, config: { ai: other.config() } })
    await expect(bed.stream(client.user.id, { at: moved })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('a different language model') as string,
    })
    expect(await moved.app.ai.consentOf(client.user.id, PURPOSE)).toMatchObject({ current: false })
    expect(other.requests).toHaveLength(0)
  })

  test('can be withdrawn, which also stops an answer in progress', async () => {
    const client = await bed.agreed()
    bed.fake.reply({ pieces: ['Once', new Promise(() => {})] })
    const run = await bed.stream(client.user.id)
    for await (const piece of run) {
      expect(piece).toBe('Once')
      await bed.server.app.ai.withdrawConsent(client.user.id, PURPOSE)
    }
    expect((await run.outcome).finish).toBe('stopped')
    await expect(bed.stream(client.user.id)).rejects.toMatchObject({ code: 'forbidden' })
    await bed.server.app.ai.withdrawConsent(client.user.id, PURPOSE)
  })
})

describe('the day’s allowance', () => {
  const small = { requestsPerDay: 2, tokensPerDay: 1000 }

  async function frugal() {
    const own = await ownServer([askingServer], { beside: bed.server, config: { ai: bed.fake.config(small) } })
    return { own, client: await bed.agreed(own) }
  }
  const used = async (own: TestServer, userId: string) => {
    const allowance = await own.app.ai.allowanceOf(userId)
    return { requests: allowance!.requests.used, tokens: allowance!.tokens.used }
  }

  test('is reserved before anything is sent and settled by the actual use', async () => {
    const { own, client } = await frugal()
    const held = Promise.withResolvers<void>()
    bed.fake.reply({ pieces: ['Hi', held.promise], usage: { input: 30, output: 12 } })
    const run = await bed.stream(client.user.id, { at: own })
    const during = await used(own, client.user.id)
    expect(during.requests).toBe(1)
    expect(during.tokens).toBeGreaterThan(100)
    held.resolve()
    expect(await textOf(run)).toBe('Hi')
    await run.outcome
    expect(await used(own, client.user.id)).toEqual({ requests: 1, tokens: 42 })
  })

  test('counts more than the reserved amount when a model used more', async () => {
    const { own, client } = await frugal()
    bed.fake.reply({ usage: { input: 300, output: 250 } })
    await (
      await bed.stream(client.user.id, { at: own })
    ).outcome
    expect((await used(own, client.user.id)).tokens).toBe(550)
  })

  test('over it, the answer carries used, limit and the time of the next', async () => {
    const { own, client } = await frugal()
    for (let i = 0; i < 2; i++) await (await bed.stream(client.user.id, { at: own })).outcome
    expect(await client.fail(ask, { body: { words: 'Hi' } })).toMatchObject({
      status: 429,
      error: 'limit',
      used: 2,
      limit: 2,
      resetsAt: expect.stringMatching(/T00:00:00.000Z$/) as string,
    })
  })

  test('of tokens refuses a request that does not fit, at no charge, and a smaller request still goes through', async () => {
    const { own, client } = await frugal()
    await expect(bed.stream(client.user.id, { at: own, content: 'long '.repeat(700) })).rejects.toMatchObject({
      code: 'limit',
      details: { used: 0, limit: 1000 },
    })
    expect(await used(own, client.user.id)).toEqual({ requests: 0, tokens: 0 })
    expect((await (await bed.stream(client.user.id, { at: own })).outcome).finish).toBe('complete')
  })

  test('is returned for an answer that never came, but not for one that was stopped or broke off', async () => {
    const { own, client } = await frugal()
    bed.fake.reply({ status: 500 }, { pieces: ['Half'], cut: 'line' })
    expect((await (await bed.stream(client.user.id, { at: own })).outcome).finish).toBe('failed')
    expect(await used(own, client.user.id)).toEqual({ requests: 0, tokens: 0 })
    const cut = await (await bed.stream(client.user.id, { at: own })).outcome
    expect(cut).toMatchObject({ finish: 'failed', text: 'Half', usage: { estimated: true } })
    expect(await used(own, client.user.id)).toEqual({ requests: 1, tokens: cut.usage.inputTokens + cut.usage.outputTokens })
  })

  test('holds against many requests at once', async () => {
    const own = await ownServer([askingServer], {
      beside: bed.server,
      config: { ai: bed.fake.config({ requestsPerDay: 3, limits: { atOnce: 50, atOncePerPerson: 50 } }) },
    })
    const client = await bed.agreed(own)
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => bed.stream(client.user.id, { at: own })))
    for (const one of all) if (one.status === 'fulfilled') await one.value.outcome
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})

describe('a run', () => {
  test('of a person waits for nobody else’s: each may have a few, all together have a bound', async () => {
    const own = await ownServer([askingServer], {
      beside: bed.server,
      config: { ai: bed.fake.config({ limits: { atOnce: 3, atOncePerPerson: 2 } }) },
    })
    const [one, two] = [(await bed.agreed(own)).user.id, (await bed.agreed(own)).user.id]
    bed.fake.reply(...Array.from({ length: 3 }, () => ({ pieces: ['x', new Promise<void>(() => {})] })))
    const runs = [await bed.stream(one, { at: own }), await bed.stream(one, { at: own })]
    await expect(bed.stream(one, { at: own })).rejects.toMatchObject({ code: 'conflict' })
    runs.push(await bed.stream(two, { at: own }))
    await expect(bed.stream(two, { at: own })).rejects.toMatchObject({ code: 'unavailable' })
    for (const run of runs) {
      run.stop()
      await run.outcome
    }
    // The held replies are all used up: this one is answered.
    expect((await (await bed.stream(one, { at: own })).outcome).finish).toBe('complete')
  })

  test('ends when its caller’s signal does, or its reader leaves', async () => {
    const { user } = await bed.agreed()
    const caller = new AbortController()
    bed.fake.reply({ pieces: ['a', new Promise(() => {})] }, { pieces: ['b', new Promise(() => {})] })
    const first = await bed.stream(user.id, { signal: caller.signal })
    for await (const _ of first) caller.abort()
    expect(await first.outcome).toMatchObject({ finish: 'stopped', text: 'a' })
    const second = await bed.stream(user.id)
    for await (const _ of second) break
    expect(await second.outcome).toMatchObject({ finish: 'stopped', text: 'b' })
    expect((await (await bed.stream(user.id, { signal: AbortSignal.abort() })).outcome).finish).toBe('stopped')
    expect(await bed.runsOf(user.id)).toEqual([])
  })

  test('that a killed process left behind is forgotten with the person’s next', async () => {
    const { user } = await bed.agreed()
    await bed.server.app.db
      .insert(aiRuns)
      .values({ userId: user.id, id: uuidv7(), purpose: PURPOSE, startedAt: new Date(bed.server.clock.now().getTime() - 3_600_000) })
    await (
      await bed.stream(user.id)
    ).outcome
    expect(await bed.runsOf(user.id)).toEqual([])
  })

  test('refuses requests that are too long or malformed', async () => {
    const { user } = await bed.agreed()
    await expect(bed.stream(user.id, { content: 'x'.repeat(1_000_001) })).rejects.toMatchObject({ code: 'invalid' })
    await expect(
      bed.server.app.ai.stream({
        userId: user.id,
        purpose: 'Not one',
        system: '',
        messages: [{ role: 'user', content: 'x' }],
        maxOutputTokens: 1,
      }),
    ).rejects.toMatchObject({ code: 'invalid' })
  })

  test('works with a service of the other kind', async () => {
    const own = await ownServer([askingServer], { beside: bed.server, config: { ai: bed.fake.config({ provider: 'anthropic' }) } })
    const client = await bed.agreed(own)
    bed.fake.reply({ pieces: ['Guten ', 'Morgen'], usage: { input: 9, output: 4 } })
    expect(await (await bed.stream(client.user.id, { at: own })).outcome).toEqual({
      finish: 'complete',
      text: 'Guten Morgen',
      usage: { inputTokens: 9, outputTokens: 4, estimated: false },
    })
    expect(bed.fake.requests.at(-1)!.path).toBe('/v1/messages')
  })

  test('works with a model file in a child process', async () => {
    const runtime = new URL('./fake-runtime.fixture.ts', import.meta.url).href
    const { limits } = bed.fake.config()
    const ai = { ...bed.fake.config(), model: { kind: 'file' as const, file: import.meta.filename, name: 'tiny', runtime }, limits }
    const own = await ownServer([askingServer], { beside: bed.server, config: { ai } })
    const { id } = await makeUser(own.app)
    expect(own.app.ai.describe()).toEqual({ model: 'tiny', destination: 'this machine', local: true })
    await own.app.ai.giveConsent(id, PURPOSE, { model: 'tiny', destination: 'this machine' })
    expect(await textOf(await bed.stream(id, { at: own }))).toBe('Be kind.|Hello?|')
    // It takes no pictures, and a request with one fails with that reason.
    expect([own.app.ai.takesPictures(), bed.server.app.ai.takesPictures()]).toEqual([false, true])
    const pictures = [{ type: 'image/jpeg' as const, bytes: Uint8Array.of(1, 2, 3) }]
    await expect(bed.stream(id, { at: own, pictures })).rejects.toMatchObject({ code: 'conflict', reason: { id: 'model.blind' } })
  })
})

test('the allowance for a picture is reserved beforehand, and its unused part is returned', async () => {
  const { user } = await bed.agreed()
  const gate = Promise.withResolvers<void>()
  bed.fake.reply({ pieces: ['A ', gate.promise, 'plate.'], usage: { input: 700, output: 3 } })
  const tokens = async () => (await bed.server.app.ai.allowanceOf(user.id))!.tokens.used
  const run = await bed.stream(user.id, { pictures: [{ type: 'image/jpeg', bytes: Uint8Array.of(1, 2, 3) }] })
  expect(await tokens()).toBeGreaterThan(2000)
  gate.resolve()
  expect((await run.outcome).text).toBe('A plate.')
  expect(await tokens()).toBe(703)
})

test('a model file without its package counts as no model, and the log names the command', async () => {
  const ai = { ...bed.fake.config(), model: { kind: 'file' as const, file: '/models/tiny.gguf', name: 'tiny' } }
  const own = await ownServer([askingServer], { beside: bed.server, config: { ai } })
  expect(own.app.ai.describe()).toBeNull()
  expect(own.logged()).toContain('npm install --no-save --ignore-scripts node-llama-cpp')
})
