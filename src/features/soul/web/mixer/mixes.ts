import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { on } from '#platform/web/offline/entry.ts'
import { offlineChanges } from '#platform/web/offline/pending-changes.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteMix, getMixer, putMix, type Mix } from '../../contract-mixer.ts'
import type { Levels } from '../../mixer.ts'
import { mixerMessages } from './messages.ts'

type Change = { kind: 'put'; mix: Mix } | { kind: 'removed'; id: string }

const keyOf = ({ params }: { params: { id: string } }) => `soul mix ${params.id}`
const rules = [
  on(putMix, ({ params, body }): Change => ({ kind: 'put', mix: { ...params, ...body } as Mix }), keyOf),
  on(deleteMix, ({ params }): Change => ({ kind: 'removed', id: params.id }), keyOf),
]
const changes = offlineChanges<Change>({ area: '/api/soul/mixer', rules, words: () => messagesNow(mixerMessages) })

/** Mixes with all changes that the server does not have yet, latest first. */
export const withMixChanges = (mixes: readonly Mix[], since: readonly Change[]): readonly Mix[] =>
  since.reduce<readonly Mix[]>((all, change) => {
    const others = all.filter(({ id }) => id !== (change.kind === 'put' ? change.mix.id : change.id))
    return change.kind === 'put' ? [change.mix, ...others].toSorted((a, b) => (a.at < b.at ? 1 : -1)) : others
  }, mixes)

export const mixerQuery = () => queryOf(getMixer)

/** The sounds, and the person's mixes with this device's pending changes. */
export function useMixerData() {
  const persisted = usePersistedQuery(mixerQuery(), { fallback: 'while-loading' })
  const since = changes.use(persisted.at)
  const mixes = useMemo(() => withMixChanges(persisted.data?.mixes ?? [], since), [persisted.data, since])
  return { ...persisted, mixes }
}

export function useMixes(mixes: readonly Mix[]) {
  const client = useQueryClient()
  const put = (mix: Mix) => {
    const { id, ...body } = mix
    return changes.perform(client, putMix, { params: { id }, body }, messagesNow(mixerMessages).outbox.put(mix.name))
  }
  return {
    /** Saves under a name, replacing a mix with the same name. Returns its id. */
    async save(name: string, levels: Levels): Promise<string> {
      const same = mixes.find((mix) => mix.name.toLowerCase() === name.toLowerCase())
      const mix: Mix = { id: same?.id ?? uuidv7(), name, levels, at: new Date().toISOString() }
      if (await put(mix)) toast({ title: messagesNow(mixerMessages).savedAs(name), tone: 'good' })
      return mix.id
    },
    remove(mix: Mix): void {
      const t = messagesNow(mixerMessages)
      void changes.withUndo(
        t.deleted(mix.name),
        () => changes.perform(client, deleteMix, { params: { id: mix.id } }, t.outbox.removed),
        () => put({ ...mix, at: new Date().toISOString() }),
        'plain',
      )
    },
  }
}
