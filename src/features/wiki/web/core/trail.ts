import { useSyncExternalStore } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MOST_STEPS, putWikiStep, putWikiTrail, type Trail } from '../../contract.ts'
import { wikiMessages } from './messages.ts'

// The trail that is being walked on this device. The server has all of them; this one is here as well, so that the way is
// seen without asking, and without a network.

const KEY = 'fernwell.wiki-trail'
/** After so long, another walk begins. */
const REST_MS = 6 * 3_600_000

export type Walked = { id: string; slug: string; word: string }
export type Walk = {
  id: string
  name: string
  at: number
  steps: readonly Walked[]
  /** It was forked where it ends now: to fork it again before its next step would make the same once more. */
  isFork?: boolean
}

const listeners = new Set<() => void>()
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
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The trail under way; undefined before its first step. */
export const useWalk = (): Walk | undefined => useSyncExternalStore(subscribe, read, () => undefined)

/** Once for a trail: its next steps would say the same. */
let memoriesForModel: string | undefined

function refused(id: string, error: unknown): void {
  if (memoriesForModel === id) return
  memoriesForModel = id
  toast({ title: messagesNow(wikiMessages).refused, description: error instanceof Error ? error.message : '', tone: 'destructive' })
}

/** A word was come to. Looking at the same one again is no step; to come back to one that was passed is one. */
export function stepTo(slug: string, word: string, sense: string | null): void {
  const now = Date.now()
  const before = read()
  const current = before && now - before.at < REST_MS ? before : { id: uuidv7(), name: '', at: now, steps: [] }
  if (current.steps.at(-1)?.slug === slug) return keep({ ...current, at: now })
  const step = { id: uuidv7(), slug, word }
  keep({ id: current.id, name: current.name, at: now, steps: [...current.steps, step].slice(-MOST_STEPS) })
  const body = { slug, word, sense, at: new Date(now).toISOString() }
  const input = { params: { id: current.id, step: step.id }, body }
  // The walk goes on all the same.
  perform(putWikiStep, input, { label: messagesNow(wikiMessages).trail.outbox }).catch((error: unknown) => refused(current.id, error))
}

/** Another trail begins, at this word. */
export function beginAnew(slug: string, word: string, sense: string | null): void {
  keep(undefined)
  stepTo(slug, word, sense)
}

/** Walks on where a kept trail ended. */
export function goOn({ id, name, steps }: Pick<Trail, 'id' | 'name' | 'steps'>): void {
  keep({ id, name, at: Date.now(), steps: steps.map((step) => ({ id: step.id, slug: step.slug, word: step.word })) })
}

/** Begins a trail with the steps of another up to one of them, and walks on there. */
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

/** A trail has another name now. */
export function renamed(id: string, name: string): void {
  const current = read()
  if (current?.id === id) keep({ ...current, name })
}

/** A trail is gone. */
export function forgotten(id: string): void {
  if (read()?.id === id) keep(undefined)
}
