import type { Page } from '@playwright/test'
import { putHabit, type HabitFields } from '#features/habits/contract.ts'
import type { E2eServer } from './server.ts'

const DAILY: HabitFields = { name: '', question: '', notes: '', kind: 'yes', unit: '', target: 1, schedule: { kind: 'daily' }, timeOfDay: 'any', hue: 140, icon: 'leaf', groupId: null, order: 0, startDay: '2026-01-01', pauses: [], goalTotal: null, isArchived: false } // prettier-ignore

/** Plants a habit through the API, with the page's own cookies: done or not, every day, unless `fields` say otherwise. */
export async function plantHabit(page: Page, server: E2eServer, id: string, fields: Partial<HabitFields>): Promise<void> {
  const url = server.url + putHabit.path.replace(':id', id)
  const response = await page.request.put(url, { data: { ...DAILY, ...fields }, headers: { origin: server.url } })
  if (!response.ok()) throw new Error(`The habit was answered ${response.status()}: ${await response.text()}`)
}
