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
  /** The page that a word of the article leads to. */
  doorOf: (word: string) => string | undefined
  /** Replaces the stored article by another one. */
  isAgain: boolean
}

/** Interval of heartbeats, and of polls by readers in other processes. */
const BEAT_MS = 400
const WATCH_MS = 250
/** A shorter text is no article, but a refusal or empty. */
const LEAST_LETTERS = 120

const NOTHING_USED = { inputTokens: 0, outputTokens: 0, estimated: false }

/** `join` returns undefined once the run is ending: a new reader then waits until it is `over`, and starts again. */
type Writing = { join(): AiRun | undefined; over: Promise<unknown> }

/** Runs of this process, per database, so that two installations in one process share nothing. */
const desks = new WeakMap<Db, Map<string, Promise<Writing>>>()

function deskOf(db: Db): Map<string, Promise<Writing>> {
  const desk = desks.get(db) ?? new Map<string, Promise<Writing>>()
  desks.set(db, desk)
  return desk
}

/**
 * An article for one reader: the stored one, one in progress in this or another process, or a new one. If the model refuses to
 * begin, that error is thrown; nothing is started, and waiting readers start their own runs.
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

/** Another process is the writer. */
const TAKEN = new Error('taken')

async function start(app: WritingNeeds, order: WritingOrder, name: string, holder: string): Promise<Writing> {
  if (!(await claimWriting(app.db, name, holder))) throw TAKEN
  try {
    // It may have been finished elsewhere between the first look and the claim: then the stored one is read.
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

/** Follows a model's run to its end for any number of readers. The run is stopped when the last one has left. */
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
      // The database may be unavailable for a moment: if another process takes over meanwhile, the next heartbeat notices.
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
      app.log.warn({ code: (error as { code?: unknown }).code }, 'an article could not be stored')
    }
    if (isWhole && final.length < LEAST_LETTERS)
      return { ...end, finish: 'failed', error: new AppError('unavailable', modelReasons.empty()) }
    // The remaining readers did not stop it: the person for whom it was started withdrew their consent.
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
      // The outcome carries the error.
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

/** Follows a run of another process, which learns from the polls that it is wanted. */
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

/** One reader of a shared run: leaving it does not affect the others. */
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
