import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { TaskError, type Host, type TaskMethods } from './task.ts'

/** A task module that does everything a task should not. */
export const methods = {
  double: (input: number) => input * 2,
  *count(input: { to: number }) {
    for (let n = 1; n <= input.to; n++) yield n
  },
  pid: () => process.pid,
  /** Sends messages of a foreign format, as Node does under `node --watch`. */
  *sendForeign() {
    process.send!({ 'watch:import': [import.meta.url] })
    for (let id = 1; id < 100; id++) process.send!({ type: 'end', id })
    yield 'ours'
  },
  spin() {
    for (;;);
  },
  spinInSql: () =>
    new DatabaseSync(':memory:').prepare('with recursive n(x) as (select 1 union all select x + 1 from n) select count(*) from n').get(),
  fillHeap() {
    const all: unknown[] = []
    for (;;) all.push({ and: [{}, {}] })
  },
  async fillBuffers() {
    const all: Buffer[] = []
    for (;;) {
      all.push(Buffer.alloc(8 * 1024 ** 2, 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  },
  *flood() {
    for (;;) yield Buffer.alloc(64 * 1024)
  },
  oneTooLarge: () => Buffer.alloc(2 * 1024 ** 2),
  refuse() {
    throw new TaskError('damaged')
  },
  crash() {
    throw new Error('a private word')
  },
  exit: () => process.abort(),
  env: () => Object.keys(process.env),
  readFile: (input: string) => readFileSync(input, 'latin1').length,
  writeFile: (input: string) => writeFileSync(input, 'x'),
  run: () => spawnSync('true').status,
  async ask(input: string, host: Host) {
    return `${(await host.ask('greet', input)) as string}!`
  },
} satisfies TaskMethods
