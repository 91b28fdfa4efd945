import type { Page } from '@playwright/test'
import { putHabit, type HabitFields } from '#features/habits/contract.ts'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import type { E2eServer } from './server.ts'

const DAILY: HabitFields = { ...PLAIN_HABIT, name: '', order: 0, startDay: '2026-01-01' }

/** Plants a habit through the API, with the page's own cookies: done or not, every day, unless `fields` say otherwise. */
export async function plantHabit(page: Page, server: E2eServer, id: string, fields: Partial<HabitFields>): Promise<void> {
  const url = server.url + putHabit.path.replace(':id', id)
  const response = await page.request.put(url, { data: { ...DAILY, ...fields }, headers: { origin: server.url } })
  if (!response.ok()) throw new Error(`The habit was answered ${response.status()}: ${await response.text()}`)
}
