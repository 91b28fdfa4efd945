// The child process of the local model: it is killed when its answer is not wanted any more, which native code cannot refuse.
import process from 'node:process'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import { INPUT_TOO_LONG, type FromChild, type OpenModel, type ToChild } from './local-runtime.ts'

let model: Awaited<ReturnType<OpenModel>> | undefined

function send(message: FromChild): void {
  process.send?.(markMessage(message))
}

async function open({ runtime, ...settings }: Extract<ToChild, { type: 'open' }>): Promise<void> {
  try {
    const { openModel } = (await import(runtime)) as { openModel: OpenModel }
    model = await openModel(settings)
    send({ type: 'opened' })
  } catch (error) {
    const code = codeOf(error)
    send({ type: 'failed', trouble: code === 'ERR_MODULE_NOT_FOUND' ? 'not_installed' : 'not_loadable', code })
  }
}

async function run({ system, messages, maxOutputTokens }: Extract<ToChild, { type: 'run' }>): Promise<void> {
  try {
    const onText = (text: string) => send({ type: 'text', text })
    send({ type: 'end', ...(await model!.generate({ system, messages, maxOutputTokens, onText })) })
  } catch (error) {
    const code = codeOf(error)
    send({ type: 'failed', trouble: code === INPUT_TOO_LONG ? 'refused' : 'broken', code })
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return String((error as { code?: unknown }).code ?? error.constructor.name).slice(0, 60)
}

process.on(
  'message',
  messageListener((message: ToChild) => void (message.type === 'open' ? open(message) : run(message))),
)
// Without its parent it has nobody to write for.
process.on('disconnect', () => process.exit(0))
