import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PreparedExport } from '../../contract-export.ts'
import { ExportSetting } from './ExportSetting.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

const ID = '019a0000-0000-7000-8000-000000000001'
const prepared = (change: Partial<PreparedExport>): PreparedExport => ({
  id: ID,
  state: 'preparing',
  done: 30,
  total: 120,
  startedAt: '2026-05-04T10:00:00.000Z',
  until: null,
  ...change,
})

/** The server's current export: every read returns it; pressing the button calls `onPress`. */
let now: PreparedExport | null
let onPress: () => Response
const followed: string[] = []

beforeEach(() => {
  now = null
  onPress = () => Response.json({ direct: true, prepared: null })
  followed.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_url, init) => (init?.method === 'POST' ? onPress() : Response.json({ prepared: now }))),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href')!)
  })
  renderPage(<ExportSetting />)
})

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Download' }))

describe('Exporting everything', () => {
  test('is a direct download if it is small', async () => {
    press()
    await vi.waitFor(() => expect(followed).toEqual(['/api/account/export']))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('shows its progress if it is large, and then a link with its expiry', async () => {
    onPress = () => Response.json({ direct: false, prepared: (now = prepared({})) })
    press()
    const bar = await screen.findByRole('progressbar', { name: 'Gathering everything …' })
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
    now = prepared({ state: 'ready', done: 118, until: '2026-05-06T10:00:00.000Z' })
    const link = await screen.findByRole('button', { name: 'Download' })
    expect(screen.getByText(/^Your download is ready until May 6, 2026/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Make a new one' })).toBeTruthy()
    expect(followed).toEqual([])
    // The link's address is requested only on a press, because that takes a fresh proof.
    const path = `/api/account/exports/${ID}?ticket=abc`
    onPress = () => Response.json({ path })
    fireEvent.click(link)
    await vi.waitFor(() => expect(followed).toEqual([path]))
  })

  test('that failed shows the failure and can be tried again', async () => {
    onPress = () => Response.json({ direct: false, prepared: (now = prepared({ state: 'failed' })) })
    press()
    await screen.findByText(/^The export did not work/)
    onPress = () => Response.json({ direct: true, prepared: null })
    press()
    await vi.waitFor(() => expect(followed).toHaveLength(1))
  })

  test('shows when the next export is possible once the day’s limit is reached', async () => {
    const error = { error: 'limit', message: 'no', used: 20, limit: 20, resetsAt: '2026-05-05T00:00:00.000Z' }
    onPress = () => Response.json(error, { status: 429 })
    press()
    expect((await screen.findByText(/^You have reached today’s limit for exports/)).textContent).toContain('May')
    expect(followed).toEqual([])
  })
})
