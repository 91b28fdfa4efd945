import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImportEnded } from '#platform/web/imports/ImportEnded.tsx'
import type { FoodImport } from '../../contract/transfer.ts'
import { foodImport } from './food-import.ts'
import { renderPage } from '#testing/web/render-page.tsx'

const ID = '018f0000-0000-7000-8000-000000000001'
const about = { id: ID, state: 'done', entries: 9, failure: null, report: { came: { items: 9, days: 3, things: 0 } } }

const fetcher = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetcher.mockReset())
  fetcher.mockImplementation(async () => Response.json({ days: 3 }))
})

const show = (more: Partial<FoodImport> = {}) =>
  renderPage(<ImportEnded kind={foodImport} about={{ ...about, ...more } as FoodImport} onChange={() => {}} onAnother={() => {}} />)
const button = () => screen.queryByRole('button', { name: 'Mark the imported days as complete' })

test('one press after an import marks its days as complete and shows their number', async () => {
  show()
  fireEvent.click(button()!)
  expect(await screen.findByText('3 days are marked as complete.')).toBeTruthy()
  expect(fetcher.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`)).toEqual([`POST /api/nutrition/imports/${ID}/complete`])
  expect(button()).toBeNull()
})

test('an undone import has no days to mark', () => {
  show({ state: 'undone' })
  expect(button()).toBeNull()
})
