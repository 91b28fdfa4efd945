import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#platform/contract/errors.ts'
import { modelReasons } from '#platform/contract/reasons.en.ts'
import type { AiOutcome, AiRequest, AiRun } from '#platform/server/ai/ai.ts'
import type { HasAi, HasClock, HasDb, HasLog } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import { cleaner, wholeSentences } from './clean.ts'
import { beatWriting, claimWriting, findArticle, keepArticle, releaseWriting, watchWriting } from './store.ts'
import { nameOf, type ArticleKey } from './subject.ts'

export type WritingNeeds = HasAi & HasClock & HasDb & HasLog
export type WritingOrder = {
  key: ArticleKey
  request: Omit<AiRequest, 'signal'>
  /** Which page a word of the article leads to. */
  doorOf: (word: string) => string | undefined
  /** Another article in the place of the one that is there. */
  isAgain: boolean
}

/** How often a writer says how far it has come, and how often one looks who reads along elsewhere. */
const BEAT_MS = 400
const WATCH_MS = 250
/** Fewer letters are no article: a refusal, or nothing. */
const LEAST_LETTERS = 120

const NOTHING_USED = { inputTokens: 0, outputTokens: 0, estimated: false }

/** `join` gives nothing once it ends: whoever comes then waits until it is `over`, and looks again. */
type Writing = { join(): AiRun | undefined; over: Promise<unknown> }

/** What is being written in this process; one such table for each database, so that two installations in one process share nothing. */
const desks = new WeakMap<Db, Map<string, Promise<Writing>>>()

function deskOf(db: Db): Map<string, Promise<Writing>> {
  const desk = desks.get(db) ?? new Map<string, Promise<Writing>>()
  desks.set(db, desk)
  return desk
}

/**
 * An article for one reader: the one that is kept, the one that is being written for somebody else here or in another process, or one that
 * is begun for them. What the model refuses before it begins is thrown; then nothing is begun, and whoever waited for it asks for themselves.
 */
export async function articleRun(app: WritingNeeds, order: WritingOrder): Promise<AiRun> {
  const name = nameOf(order.key)
  const desk = deskOf(app.db)
  for (;;) {
    const stored = order.isAgain ? undefined : await findArticle(app.db, order.key)
    if (stored) return storedRun(stored.text)
    const here = await desk.get(name)?.catch(() => undefined)
    if (here && desk.has(name)) {
      const joined = here.join()
      if (joined) return joined
      await here.over
      continue
    }
    if (desk.has(name)) continue
    const holder = uuidv7()
    const starting = start(app, order, name, holder)
    desk.set(name, starting)
    let writing
    try {
      writing = await starting
    } catch (error) {
      desk.delete(name)
      if (error !== TAKEN) throw error
      return remoteRun(app, order.key, name)
    }
    const joined = writing.join()
    if (joined) return joined
    await writing.over
  }
}

/** Another process writes it. */
const TAKEN = new Error('taken')

async function start(app: WritingNeeds, order: WritingOrder, name: string, holder: string): Promise<Writing> {
  if (!(await claimWriting(app.db, name, holder))) throw TAKEN
  try {
    // Between the first look and the claim it may have been finished elsewhere: then it is read, and asked for no more.
    const stored = order.isAgain ? undefined : await findArticle(app.db, order.key)
    if (stored) {
      await releaseWriting(app.db, name, holder)
      deskOf(app.db).delete(name)
      return { join: () => storedRun(stored.text), over: Promise.resolve() }
    }
    return written(app, order, name, holder, await app.ai.stream(order.request))
  } catch (error) {
    await releaseWriting(app.db, name, holder)
    throw error
  }
}

/** Follows a model to its end, for as many readers as there are. It is stopped when the last one has left. */
function written(app: WritingNeeds, { key, doorOf: articleSlug }: WritingOrder, name: string, holder: string, run: AiRun): Writing {
  const clean = cleaner(articleSlug)
  let text = ''
  let readers = 0
  let isEnding = false
  let isOver = false
  let more = Promise.withResolvers<void>()
  const wake = () => {
    more.resolve()
    more = Promise.withResolvers()
  }

  let beating: Promise<void> | undefined
  const beat = () => {
    beating ??= (async () => {
      const { isHeld, isWanted } = await beatWriting(app.db, name, holder, text)
      if (isHeld && (readers > 0 || isWanted)) return
      isEnding = true
      run.stop()
    })()
      // A database that is away for a moment: whoever takes it over meanwhile is seen at the next beat.
      .catch(() => {})
      .finally(() => (beating = undefined))
  }
  const timer = setInterval(beat, BEAT_MS)

  async function keep(end: AiOutcome): Promise<AiOutcome> {
    text += clean.end()
    const isWhole = end.finish === 'complete' || end.finish === 'length'
    const final = end.finish === 'length' ? wholeSentences(text) : text
    try {
      if (isWhole && final.length >= LEAST_LETTERS) {
        await keepArticle(app.db, key, name, holder, { text: final, isShortened: end.finish === 'length', writtenAt: app.clock.now() })
        return { ...end, text: final }
      }
      await releaseWriting(app.db, name, holder)
    } catch (error) {
      app.log.warn({ code: (error as { code?: unknown }).code }, 'an article could not be kept')
    }
    if (isWhole && final.length < LEAST_LETTERS)
      return { ...end, finish: 'failed', error: new AppError('unavailable', modelReasons.empty()) }
    // Who read along did not stop it: whoever it was begun for took their consent back.
    return end.finish === 'stopped' ? { ...end, finish: 'failed', error: new AppError('unavailable', modelReasons.cut()) } : end
  }

  async function follow(): Promise<AiOutcome> {
    try {
      for await (const piece of run) {
        const words = clean.push(piece)
        if (words === '') continue
        text += words
        wake()
      }
    } catch {
      // The outcome says why.
    }
    const end = await run.outcome
    isEnding = true
    clearInterval(timer)
    await beating
    const result = await keep(end)
    isOver = true
    deskOf(app.db).delete(name)
    wake()
    return result
  }
  const outcome = follow()

  return {
    over: outcome,
    join() {
      if (isEnding) return undefined
      readers++
      return readerOf({
        outcome,
        async *words(isMissing) {
          for (let at = 0; !isMissing();) {
            const waiting = more.promise
            if (at < text.length) {
              const piece = text.slice(at)
              at = text.length
              yield piece
            } else if (isOver) return
            else await waiting
          }
        },
        onLeave() {
          readers--
          if (!isOver && readers === 0) beat()
          wake()
        },
      })
    },
  }
}

/** Reads along with another process, which learns by it that it is wanted. */
function remoteRun(app: WritingNeeds, key: ArticleKey, name: string): AiRun {
  const end = Promise.withResolvers<AiOutcome>()
  const settle = (error?: AppError) =>
    end.resolve({ finish: error ? 'failed' : 'complete', text: '', usage: NOTHING_USED, ...(error ? { error } : {}) })
  return readerOf({
    outcome: end.promise,
    async *words(isMissing) {
      let sent = ''
      const cut = () => settle(new AppError('unavailable', modelReasons.cut()))
      try {
        for (; !isMissing(); await wait(WATCH_MS)) {
          const there = await watchWriting(app.db, name)
          const text = there ? there.text : (await findArticle(app.db, key))?.text
          if (text !== undefined && text.length > sent.length && text.startsWith(sent)) {
            yield text.slice(sent.length)
            sent = text
          }
          if (there?.isAlive) continue
          return there || text === undefined ? cut() : settle()
        }
      } catch {
        cut()
      }
    },
    onLeave: () => {},
  })
}

/** One reader of a text that others may read as well: leaving it ends nobody else's. */
function readerOf(source: {
  outcome: Promise<AiOutcome>
  words: (isMissing: () => boolean) => AsyncGenerator<string>
  onLeave: () => void
}): AiRun {
  const own = Promise.withResolvers<AiOutcome>()
  let isMissing = false
  void source.outcome.then(own.resolve)
  return {
    id: uuidv7(),
    outcome: own.promise,
    stop() {
      if (isMissing) return
      isMissing = true
      own.resolve({ finish: 'stopped', text: '', usage: NOTHING_USED })
      source.onLeave()
    },
    [Symbol.asyncIterator]: () => source.words(() => isMissing),
  }
}

function storedRun(text: string): AiRun {
  return readerOf({
    outcome: Promise.resolve({ finish: 'complete', text, usage: NOTHING_USED }),
    async *words() {
      yield text
    },
    onLeave: () => {},
  })
}
