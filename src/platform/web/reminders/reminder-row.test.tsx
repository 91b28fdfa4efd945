import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { EVERY_DAY, type PlannedReminder } from '#platform/contract/reminders.ts'
import { setUser } from '../session/session.ts'
import { ReminderRow } from './ReminderRow.tsx'

beforeEach(() => setUser({ id: 'ada', locale: null, zone: 'Pacific/Auckland', dayStart: 0 } as never))
test('the next time is shown in the person’s time zone, like the reminder itself, independent of the device’s zone', () => {
  const reminder: PlannedReminder = {
    id: '019a0000-0000-7000-8000-000000000001',
    owner: 'journal',
    subject: 'mood',
    minutes: 20 * 60 + 30,
    weekdays: EVERY_DAY,
    enabled: true,
    words: null,
    day: null,
    title: 'How it is',
    // Half past eight in the evening in Auckland, in November.
    nextAt: '2026-11-28T07:30:00.000Z',
  }
  render(<ReminderRow reminder={reminder} onChange={() => {}} onRemove={() => {}} />)
  expect(screen.getByText(/^Next: /).textContent).toMatch(/28.*(?:8|20):30/)
})
