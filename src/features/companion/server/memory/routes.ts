import { route, type Route } from '#platform/server/http/route.ts'
import { forgetMemory, listMemories, pauseMemory, putMemory } from '../../contract-memory.ts'
import { saveSettings, settingsOf } from '../threads/store.ts'
import { memoriesOf, removeMemory, threadsHere, writeMemory } from './store.ts'
import { memoriesForModel } from './telling.ts'

export const memoryRoutes: readonly Route[] = [
  route(listMemories, async ({ app, db, userId }) => {
    const key = await app.vault.keyOf(userId)
    const [memories, { isMemoryPaused }] = await Promise.all([memoriesOf(db, key, userId), settingsOf(db, key, userId)])
    const { shared, tokens } = memoriesForModel(memories)
    const here = await threadsHere(
      db,
      userId,
      memories.flatMap(({ source }) => source?.thread ?? []),
    )
    return {
      memories: memories.map(({ id, sentence, area, at, changedAt, source }, index) => ({
        id,
        sentence,
        area,
        at: at.toISOString(),
        changedAt: changedAt.toISOString(),
        source: source && { ...source, isHere: here.has(source.thread) },
        isShared: index < shared.length,
      })),
      isPaused: isMemoryPaused,
      tokens,
    }
  }),
  route(putMemory, async ({ app, db, userId, params: { id }, body }) => {
    await writeMemory(db, await app.vault.keyOf(userId), userId, id, body, app.clock.now())
    return {}
  }),
  route(forgetMemory, async ({ app, db, userId, params: { id } }) => {
    await removeMemory(db, await app.vault.keyOf(userId), userId, id)
    return {}
  }),
  route(pauseMemory, async ({ app, db, userId, body: { isPaused } }) => {
    await saveSettings(db, await app.vault.keyOf(userId), userId, { isMemoryPaused: isPaused })
    return {}
  }),
]
