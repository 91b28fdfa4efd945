import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

const service = { AI_URL: 'https://api.example.org/v1', AI_API_KEY: 'sk-canary', AI_MODEL: 'm' }

function troubleOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

async function modelFile(content: string, name = 'tiny-q4.gguf') {
  const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-model-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, name)
  await writeFile(file, content)
  return file
}

describe('a language model', () => {
  test('is not needed', () => {
    expect(readConfig({}).ai).toBeUndefined()
  })

  test('is a service at an address, of the kind its address tells', () => {
    expect(readConfig(service).ai).toMatchObject({
      model: { kind: 'openai', url: 'https://api.example.org/v1', apiKey: 'sk-canary', name: 'm' },
      requestsPerDay: 100,
      tokensPerDay: 300_000,
      limits: { totalMs: 300_000 },
    })
    expect(readConfig({ ...service, AI_URL: 'https://api.anthropic.com' }).ai?.model).toMatchObject({
      kind: 'anthropic',
      url: 'https://api.anthropic.com/v1',
    })
    expect(readConfig({ ...service, AI_PROVIDER: 'anthropic' }).ai?.model).toMatchObject({ kind: 'anthropic' })
  })

  test.each([
    ['http://localhost:11434', 'http://localhost:11434/v1'],
    ['http://localhost:11434/', 'http://localhost:11434/v1'],
    ['http://192.168.1.20:8080/api/', 'http://192.168.1.20:8080/api'],
    ['http://ollama:11434/v1', 'http://ollama:11434/v1'],
    ['https://x.example.org/v1beta/openai', 'https://x.example.org/v1beta/openai'],
  ])('at %s is reached at %s', (given, used) => {
    expect(readConfig({ AI_URL: given, AI_MODEL: 'm' }).ai?.model).toMatchObject({ url: used, apiKey: undefined })
  })

  test('is a file on this machine, named by its name', async () => {
    const file = await modelFile('GGUF and more')
    expect(readConfig({ AI_MODEL_FILE: file }).ai).toMatchObject({
      model: { kind: 'file', file, name: 'tiny-q4' },
      limits: { atOnce: 1 },
    })
  })

  test('may have its own day’s allowance and time', () => {
    const ai = readConfig({ ...service, AI_REQUESTS_PER_DAY: '5', AI_TOKENS_PER_DAY: '1000', AI_TIMEOUT_SECONDS: '30' }).ai
    expect(ai).toMatchObject({ requestsPerDay: 5, tokensPerDay: 1000, limits: { totalMs: 30_000, firstTextMs: 30_000, silenceMs: 30_000 } })
  })

  test.each([
    [{ AI_URL: 'ftp://x/v1', AI_MODEL: 'm' }, 'AI_URL'],
    [{ AI_URL: 'https://me:canary@x.example/v1', AI_MODEL: 'm' }, 'AI_URL'],
    [{ AI_URL: 'https://x.example/v1?key=canary', AI_MODEL: 'm' }, 'AI_URL'],
    [{ ...service, AI_URL: 'http://api.example.org/v1' }, 'AI_URL must begin with https'],
    [{ AI_URL: 'http://8.8.8.8/v1', AI_MODEL: 'm' }, 'AI_URL must begin with https'],
    [{ AI_URL: 'https://x.example/v1' }, 'AI_MODEL must name'],
    [{ ...service, AI_PROVIDER: 'canary' }, 'AI_PROVIDER must be'],
    [{ ...service, AI_API_KEY: 'two canary words' }, 'AI_API_KEY must be one word'],
    [{ AI_URL: 'https://api.anthropic.com', AI_MODEL: 'm' }, 'AI_API_KEY must be given'],
    [{ AI_MODEL: 'm' }, 'AI_MODEL means nothing without AI_URL'],
    [{ AI_API_KEY: 'sk-canary' }, 'AI_API_KEY means nothing without AI_URL'],
    [{ AI_PROVIDER: 'openai' }, 'AI_PROVIDER means nothing without AI_URL'],
    [{ AI_MODEL_FILE: '/nowhere/model.bin' }, 'AI_MODEL_FILE must be the path of a .gguf'],
    [{ AI_MODEL_FILE: '/nowhere/model.gguf' }, 'AI_MODEL_FILE names a file that cannot be read (ENOENT)'],
    [{ ...service, AI_REQUESTS_PER_DAY: '0' }, 'AI_REQUESTS_PER_DAY must be at least 1'],
    [{ ...service, AI_TOKENS_PER_DAY: 'many' }, 'AI_TOKENS_PER_DAY must be a whole number'],
    [{ ...service, AI_TIMEOUT_SECONDS: '1e9' }, 'AI_TIMEOUT_SECONDS must be at most'],
  ])('set up as %o is refused by the variable’s name, without its value', (env, expected) => {
    const message = troubleOf(env as Record<string, string>)
    expect(message).toContain(expected)
    expect(message).not.toContain('canary')
  })

  test('cannot be a service and a file at once', async () => {
    const message = troubleOf({ ...service, AI_MODEL_FILE: await modelFile('GGUF') })
    for (const name of ['AI_URL', 'AI_API_KEY', 'AI_MODEL'])
      expect(message).toContain(`${name} cannot be given together with AI_MODEL_FILE`)
  })

  test('must really be a model: another file with the right name is reported at the start', async () => {
    expect(troubleOf({ AI_MODEL_FILE: await modelFile('<html>') })).toContain('AI_MODEL_FILE names a file that is no GGUF model')
    expect(troubleOf({ AI_MODEL_FILE: await modelFile('') })).toContain('no GGUF model')
  })
})
