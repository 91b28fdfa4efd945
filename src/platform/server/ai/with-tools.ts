import type { AiTools, WithoutTools } from './ai.ts'
import { ModelError, type ModelCall, type ModelDriver, type ModelPart, type ModelRequest, type ModelTurn } from './model-driver.ts'
import { estimateTokens } from './tokens.ts'

/** How many rounds one answer may take; in the last one the model has to answer with the results so far. */
export const MOST_ROUNDS = 4
/** Calls of one round, and letters that the model reads of all their results together. */
export const MOST_CALLS = 6
export const MOST_OUTPUT = 16_000
const MOST_OF_A_CALL = 6000
/** Letters of input that a call may have; no tool of ours accepts more. */
const MOST_INPUT = 20_000
const TOOL_MS = 10_000

type Usage = { inputTokens: number; outputTokens: number }

/**
 * A model with tools behind the interface of a model without: its calls are run and their results sent to it, until it answers.
 * The text of all rounds is one text. An identical call runs only once; a round that breaks off runs none of its calls.
 */
export function withTools(
  driver: ModelDriver,
  tools: AiTools,
): { driver: ModelDriver; inputTokens(): number; without(): WithoutTools | undefined } {
  let asked = 0
  let without: WithoutTools | undefined

  async function* open(request: ModelRequest): AsyncGenerator<ModelPart> {
    const turns: ModelTurn[] = [...request.messages]
    const system = [request.system, tools.guide].filter(Boolean).join('\n\n')
    const runner = runnerOf(tools, request.signal)
    let usage: Usage | undefined = { inputTokens: 0, outputTokens: 0 }
    let hasSpoken = false
    for (let round = 1; ; round++) {
      const mayCall = round < MOST_ROUNDS && runner.left() > 0
      const own: ModelRequest =
        without === 'refused'
          ? { ...request, messages: turns }
          : { ...request, system, messages: turns, tools: tools.all.map(({ run: _run, ...reported }) => reported) }
      // Only the first round may wait long for its first word: later rounds are held to the time between two pieces.
      if (round > 1) own.onAnswer = () => {}
      asked += tokensOf(own)
      const calls: ModelCall[] = []
      let text = ''
      let started = false
      let end: Extract<ModelPart, { type: 'end' }> | undefined
      try {
        for await (const part of driver.open(own)) {
          started = true
          if (part.type === 'end') end = part
          else if (part.type === 'call') {
            if (mayCall && own.tools && calls.length < MOST_CALLS) calls.push({ ...part, id: idOf(round, calls.length) })
            yield { type: 'thinking' }
          } else {
            if (part.type === 'text' && part.text !== '') {
              if (text === '' && hasSpoken) yield { type: 'text', text: '\n\n' }
              text += part.text
              hasSpoken = true
            }
            yield part
          }
        }
      } catch (error) {
        // Many models take no tools, and their services refuse the request; no text was sent yet, so nothing is sent twice.
        if (round > 1 || started || without || !(error instanceof ModelError) || error.trouble !== 'refused') throw error
        without = 'refused'
        round = 0
        continue
      }
      if (!end) throw new ModelError('cut')
      usage = usage &&
        end.usage && { inputTokens: usage.inputTokens + end.usage.inputTokens, outputTokens: usage.outputTokens + end.usage.outputTokens }
      // An answer cut off by the length limit may contain half a call.
      if (calls.length === 0 || end.finish !== 'complete') return yield { ...end, usage }
      const results = []
      for (const call of calls) {
        yield { type: 'thinking' }
        results.push({ id: call.id, name: nameOf(call), text: await runner.run(call) })
      }
      yield { type: 'thinking' }
      // A plain instruction: the SDK would treat a call without tools as an error, and the model's text would be lost with it.
      if (round + 1 === MOST_ROUNDS) results.at(-1)!.text += '\n\nThis was the last look. Answer now with what you have.'
      turns.push({ role: 'assistant', content: text, calls: calls.map(asSent) }, { role: 'tool', results })
    }
  }

  return { driver: { open, close: () => driver.close() }, inputTokens: () => asked, without: () => without }
}

/** The most input and output tokens that an answer with tools can cost. */
export function mostTokens(inputTokens: number, tools: AiTools, maxOutputTokens: number): number {
  const reported = estimateTokens(tools.guide) + estimateTokens(JSON.stringify(tools.all))
  const once = inputTokens + reported + maxOutputTokens
  // Text and results of one round are input of each later one.
  return MOST_ROUNDS * once + ((MOST_ROUNDS * (MOST_ROUNDS - 1)) / 2) * maxOutputTokens + (MOST_ROUNDS - 1) * Math.ceil(MOST_OUTPUT / 2)
}

/** Nine letters and digits: some services accept no other ids, and a model may give the same one twice. */
const idOf = (round: number, index: number): string => `call${String(round * 100 + index).padStart(5, '0')}`

const nameOf = ({ name }: ModelCall): string => (/^[\w-]{1,64}$/.test(name) ? name : 'unknown')
const asSent = ({ isBroken, ...call }: ModelCall): ModelCall => ({ ...call, name: nameOf(call), input: isBroken ? {} : call.input })
const tokensOf = ({ system, messages, tools }: ModelRequest): number =>
  estimateTokens(system) + estimateTokens(JSON.stringify(messages)) + (tools ? estimateTokens(JSON.stringify(tools)) : 0)

function runnerOf(tools: AiTools, signal: AbortSignal) {
  const byName = new Map(tools.all.map((tool) => [tool.name, tool]))
  const done = new Set<string>()
  let letters = 0

  async function answered(call: ModelCall): Promise<string> {
    const tool = byName.get(call.name)
    if (!tool) return 'There is no such tool.'
    if (call.isBroken) return 'That was no valid JSON object. Nothing was done.'
    const input = JSON.stringify(call.input)
    if (input.length > MOST_INPUT) return 'That was too long. Nothing was done.'
    const key = `${call.name} ${input}`
    if (done.has(key)) return 'This was called before with the same arguments; its answer stands above. Nothing was done again.'
    done.add(key)
    const own = AbortSignal.any([signal, AbortSignal.timeout(TOOL_MS)])
    try {
      return await untilAborted(tool.run(call.input, own), own)
    } catch {
      signal.throwIfAborted()
      return 'That did not work. Say so, and do not guess.'
    }
  }

  return {
    left: () => MOST_OUTPUT - letters,
    async run(call: ModelCall): Promise<string> {
      signal.throwIfAborted()
      const left = MOST_OUTPUT - letters
      if (left <= 0) return 'Nothing more can be looked up for this answer.'
      const whole = await answered(call)
      const text = whole.slice(0, Math.min(left, MOST_OF_A_CALL))
      letters += text.length
      return text.length < whole.length ? `${text} …` : text
    },
  }
}

/** A tool that ignores the abort signal must not hold an answer open. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>()
  const onAbort = () => stopped.reject(signal.reason as Error)
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([work, stopped.promise]).finally(() => signal.removeEventListener('abort', onAbort))
}
