import { useSyncExternalStore } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { createStorageListeners } from '#platform/web/listeners/create-storage-listeners.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MOST_STEPS, putWikiStep, putWikiTrail, type Trail } from '../../contract.ts'
import { wikiMessages } from './messages.ts'

// The current trail of this device. The server has all trails; this one is also stored here, so that it is visible without a
// request and without a network.

const KEY = 'fernwell.wiki-trail'
/** After this time, another trail begins. */
const REST_MS = 6 * 3_600_000

export type Walked = { id: string; slug: string; word: string }
export type Walk = {
  id: string
  name: string
  at: number
  steps: readonly Walked[]
  /** It was forked at its end: forking it again before its next step would create a duplicate. */
  isFork?: boolean
}

const listeners = createStorageListeners()
let text: string | null = null
let walk: Walk | undefined

function read(): Walk | undefined {
  const now = localStorage.getItem(KEY)
  if (now === text) return walk
  text = now
  try {
    walk = now === null ? undefined : (JSON.parse(now) as Walk)
  } catch {
    walk = undefined
  }
  return walk
}

function keep(next: Walk | undefined): void {
  if (next) localStorage.setItem(KEY, JSON.stringify(next))
  else localStorage.removeItem(KEY)
  listeners.notify()
}

/** The current trail; undefined before its first step. */
export const useWalk = (): Walk | undefined => useSyncExternalStore(listeners.subscribe, read, () => undefined)

/** Shown once per trail: its next steps would repeat the message. */
let memoriesForModel: string | undefined

function refused(id: string, error: unknown): void {
  if (memoriesForModel === id) return
  memoriesForModel = id
  toast({ title: messagesNow(wikiMessages).refused, description: error instanceof Error ? error.message : '', tone: 'destructive' })
}

/** Adds a step for a visited word. Viewing the same word again is no step, but returning to an earlier one is. */
export function stepTo(slug: string, word: string, sense: string | null): void {
  const now = Date.now()
  const before = read()
  const current = before && now - before.at < REST_MS ? before : { id: uuidv7(), name: '', at: now, steps: [] }
  if (current.steps.at(-1)?.slug === slug) return keep({ ...current, at: now })
  const step = { id: uuidv7(), slug, word }
  keep({ id: current.id, name: current.name, at: now, steps: [...current.steps, step].slice(-MOST_STEPS) })
  const body = { slug, word, sense, at: new Date(now).toISOString() }
  const input = { params: { id: current.id, step: step.id }, body }
  // The trail continues anyway.
  perform(putWikiStep, input, { label: messagesNow(wikiMessages).trail.outbox }).catch((error: unknown) => refused(current.id, error))
}

/** Begins another trail, at this word. */
export function beginAnew(slug: string, word: string, sense: string | null): void {
  keep(undefined)
  stepTo(slug, word, sense)
}

/** Continues a stored trail at its end. */
export function goOn({ id, name, steps }: Pick<Trail, 'id' | 'name' | 'steps'>): void {
  keep({ id, name, at: Date.now(), steps: steps.map((step) => ({ id: step.id, slug: step.slug, word: step.word })) })
}

/** Creates a trail from the steps of another up to one of them, and continues there. */
export function forkAt(trail: Pick<Walk, 'id' | 'steps'>, step: string): void {
  const id = uuidv7()
  const end = trail.steps.findIndex((one) => one.id === step)
  keep({
    id,
    name: '',
    at: Date.now(),
    steps: trail.steps.slice(0, end + 1).map((one) => ({ id: one.id, slug: one.slug, word: one.word })),
    isFork: true,
  })
  const input = { params: { id }, body: { name: '', fork: { trail: trail.id, step } } }
  perform(putWikiTrail, input, { label: messagesNow(wikiMessages).trail.outboxName }).catch((error: unknown) => refused(id, error))
}

/** Applies a trail's new name. */
export function renamed(id: string, name: string): void {
  const current = read()
  if (current?.id === id) keep({ ...current, name })
}

/** Forgets a deleted trail. */
export function forgotten(id: string): void {
  if (read()?.id === id) keep(undefined)
}
