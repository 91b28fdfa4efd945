// Runs in a child process without environment, own network use or permission to write files: it reads files from untrusted sources.
import process from 'node:process'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import { packed, unpacked, type FromChild, type ToChild } from './protocol.ts'
import { TaskError, type Host, type TaskMethods } from './task.ts'

const send = (message: FromChild) => void process.send!(markMessage(message))

let methods: Promise<TaskMethods> | undefined
let messageBytes = 0
const running = new Map<number, AsyncIterator<unknown>>()
const asked = new Map<number, PromiseWithResolvers<unknown>>()
let asking = 0

const host: Host = {
  ask(method, input) {
    const id = ++asking
    const answer = Promise.withResolvers<unknown>()
    asked.set(id, answer)
    send({ type: 'ask', id, method, input: packed(input) })
    return answer.promise
  },
}

async function* valuesOf(result: unknown): AsyncGenerator<unknown> {
  const value = await result
  const isStream =
    typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || (Symbol.iterator in value && 'next' in value))
  if (isStream) yield* value as AsyncIterable<unknown>
  else yield value
}

async function* started(method: string, input: unknown): AsyncGenerator<unknown> {
  const all = await methods!
  if (!Object.hasOwn(all, method)) throw new TaskError('unknown_method')
  yield* valuesOf(all[method]!(input as never, host))
}

async function pull(id: number): Promise<void> {
  try {
    const next = await running.get(id)?.next()
    if (!next || next.done) {
      running.delete(id)
      return send({ type: 'end', id })
    }
    const value = packed(next.value)
    if (value.length > messageBytes) throw new TaskError('too_much_output')
    send({ type: 'value', id, value })
  } catch (error) {
    running.delete(id)
    send({
      type: 'failed',
      id,
      name: error instanceof Error ? error.name : 'Error',
      reason: error instanceof TaskError ? error.reason : null,
    })
  }
}

const receive = (message: ToChild): void => {
  switch (message.type) {
    case 'open':
      messageBytes = message.limits.messageBytes
      methods = import(message.module).then((module: { methods: TaskMethods }) => module.methods)
      // The caller gets the error.
      methods.catch(() => {})
      return
    case 'call':
      running.set(message.id, started(message.method, unpacked(message.input)))
      return
    case 'pull':
      return void pull(message.id)
    case 'cancel':
      void running.get(message.id)?.return?.()
      running.delete(message.id)
      return
    default: {
      const answer = asked.get(message.id)
      asked.delete(message.id)
      if (message.type === 'answer') answer?.resolve(unpacked(message.value))
      else answer?.reject(new Error(message.message))
    }
  }
}
process.on('message', messageListener(receive))
process.on('disconnect', () => process.exit())
