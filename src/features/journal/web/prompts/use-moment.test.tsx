import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { localDayOf } from '#platform/contract/dates.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { setUser } from '#platform/web/session/session.ts'
import { useMoment } from './use-moment.ts'

afterEach(() => vi.useRealTimers())

test('the day is that of the place where the device is, as an entry written there has it', () => {
  // Noon of the device: in Kiritimati, fourteen hours ahead of Greenwich, it is the next day.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12), toFake: ['Date'] })
  setUser({ id: 'ada', locale: null, zone: 'Pacific/Kiritimati', dayStart: 0 } as never)
  const { result } = renderHook(() => useMoment())
  expect(result.current.day).toBe(localDayOf(new Date(), deviceZone(), 0))
  expect(result.current.day).not.toBe(localDayOf(new Date(), 'Pacific/Kiritimati', 0))
})
