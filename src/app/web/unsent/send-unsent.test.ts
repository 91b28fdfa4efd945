// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { workoutsWeb } from '#features/workouts/web/feature.ts'
import { deviceSessions, keepOnDevice } from '#features/workouts/web/data/device-sessions.ts'
import { emptySession } from '#features/workouts/training/start-session.ts'
import { finishSession } from '#features/workouts/training/edit-session.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { outbox } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { onFlush } from '#platform/web/offline/waiting.ts'
import { sendUnsent } from './send-unsent.ts'

const NOW = Date.UTC(2026, 4, 4)
const legs = finishSession(emptySession({ id: 's-1', now: NOW, zone: 'UTC', name: 'Legs' }), NOW + 60_000)
onFlush(workoutsWeb.sendWaiting!)

beforeEach(() => localStorage.clear())

test('a workout that the server refused is asked about before somebody signs out', async () => {
  const perform = vi.spyOn(outbox, 'perform').mockRejectedValue(new ApiError('Too many sessions.', 409, { error: 'limit' }))
  await keepOnDevice('ada', legs)
  expect(await sendUnsent('ada')).toBe(1)
  expect(perform).toHaveBeenCalledOnce()
  expect(Object.keys(await deviceSessions('ada'))).toEqual(['s-1'])
})

test('a workout that could be sent, or that the outbox counts, is not', async () => {
  vi.spyOn(outbox, 'perform').mockResolvedValue(legs)
  await keepOnDevice('ada', legs)
  expect(await sendUnsent('ada')).toBe(0)
  expect(await deviceSessions('ada')).toEqual({})
  vi.spyOn(outbox, 'perform').mockResolvedValue(QUEUED)
  await keepOnDevice('ada', legs)
  expect(await sendUnsent('ada')).toBe(0)
})
