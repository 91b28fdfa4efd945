import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import process from 'node:process'
import { INPUT_TOO_LONG, type OpenModel } from './local-runtime.ts'

/** A runtime that does as its prompt says, inside the real child process. The "model file" decides whether it opens. */
export const openModel: OpenModel = async ({ file, contextTokens, threads }) => {
  if (!existsSync(file)) throw Object.assign(new Error(`canary ${file}`), { code: 'ENOENT' })
  let runs = 0
  return {
    async generate({ system, messages, maxOutputTokens, onText }) {
      runs++
      const order = messages.at(-1)!.content
      if (order === 'crash') process.exit(3)
      if (order === 'too long') throw Object.assign(new Error('canary'), { code: INPUT_TOO_LONG })
      if (order === 'foreign') process.send!({ type: 'failed', trouble: 'broken', code: 'foreign' })
      if (order === 'throw') throw new TypeError('canary in an error')
      if (order === 'hang') {
        onText('hanging')
        await wait(50)
        // Native code that never comes back: nothing but killing helps.
        for (;;);
      }
      if (order === 'who') onText(`${process.pid} ${runs} ${Object.keys(process.env).length} ${contextTokens} ${threads}`)
      else for (const word of [system, ...messages.map(({ content }) => content)]) onText(`${word}|`)
      return { finish: maxOutputTokens < 5 ? 'length' : 'complete', usage: { inputTokens: 10, outputTokens: 5 } }
    },
  }
}
