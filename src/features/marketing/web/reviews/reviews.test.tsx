import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnReview as Review, Reviews } from '../../contract-reviews.ts'
import { en } from './messages.ts'
import { OwnReview } from './OwnReview.tsx'
import ReviewsPage from './ReviewsPage.tsx'
import { renderPublicPage } from '#testing/web/render-page.tsx'

let list: Reviews
let own: Review | null
let refusal: object | undefined
const put: object[] = []
const deleted: string[] = []

const written = (extra: Partial<Review> = {}): Review => ({
  stars: 4,
  text: 'It is quiet here.',
  name: 'Wren',
  state: 'waiting',
  declineReason: null,
  writtenAt: '2026-05-04T08:00:00.000Z',
  ...extra,
})

beforeEach(() => {
  list = { reviews: [], count: 0, average: null }
  own = null
  refusal = undefined
  put.length = 0
  deleted.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'DELETE') {
      deleted.push(url)
      return Response.json({ removed: true })
    }
    if (init.method === 'PUT') {
      if (refusal) return Response.json(refusal, { status: 429 })
      const body = JSON.parse(init.body as string) as Review
      put.push(body)
      return Response.json(written(body))
    }
    return Response.json(url.includes('/own') ? { review: own } : list)
  })
})

describe('the page of reviews', () => {
  const open = () => renderPublicPage(<ReviewsPage />)

  test('states that there are none, and invents none', async () => {
    open()
    expect(await screen.findByText(en.empty)).toBeTruthy()
    expect(screen.queryAllByRole('img')).toEqual([])
    expect(screen.getByRole('link', { name: en.own.login }).getAttribute('href')).toBe('/login')
  })

  test('shows each with stars, words and name, and markup in them as text', async () => {
    const text = '<script>window.hacked = true</script><b>bold</b>'
    const review = {
      id: '0199a000-0000-7000-8000-000000000001',
      stars: 2,
      text,
      name: '<i>Wren</i>',
      writtenAt: '2026-05-04T08:00:00.000Z',
    }
    list = { reviews: [review], count: 1, average: null }
    open()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('<i>Wren</i>')).toBeTruthy()
    expect(screen.getByRole('img', { name: en.stars(2) })).toBeTruthy()
    expect(document.querySelectorAll('li script, li i')).toHaveLength(0)
    expect(screen.getByText(en.count(1, 5))).toBeTruthy()
  })

  test('names the average with the number that it comes from', async () => {
    const review = { stars: 5, text: 'Fine', name: 'A', writtenAt: '2026-05-04T08:00:00.000Z' }
    list = { reviews: [1, 2].map((n) => ({ ...review, id: `0199a000-0000-7000-8000-00000000000${n}` })), count: 7, average: 4.4 }
    open()
    expect(await screen.findByText((words) => words.startsWith(en.average('4.4', 7)))).toBeTruthy()
    expect(screen.getByText((words) => words.includes(en.latest(2)))).toBeTruthy()
  })
})

describe('the review of the signed-in person', () => {
  const onChange = vi.fn<() => void>()
  const open = () => render(<OwnReview onChange={onChange} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  async function fill() {
    fireEvent.click(await screen.findByRole('radio', { name: '4' }))
    fireEvent.change(screen.getByRole('textbox', { name: en.own.name }), { target: { value: 'Wren' } })
    fireEvent.change(screen.getByRole('textbox', { name: en.own.text }), { target: { value: 'It is quiet here.' } })
  }

  test('is submitted only with their agreement, and then needs approval', async () => {
    open()
    await fill()
    press(en.own.send)
    expect(await screen.findByText(en.own.needed.agreed)).toBeTruthy()
    expect(put).toEqual([])
    fireEvent.click(screen.getByRole('checkbox'))
    press(en.own.send)
    expect(await screen.findByText(en.own.states.waiting)).toBeTruthy()
    expect(put).toEqual([{ stars: 4, name: 'Wren', text: 'It is quiet here.', agreed: true }])
    expect(onChange).toHaveBeenCalled()
  })

  test('keeps the text when it is refused', async () => {
    refusal = { error: 'limit', reason: 'marketing.too_many_changes', params: {}, message: 'Please try again tomorrow.' }
    open()
    await fill()
    fireEvent.click(screen.getByRole('checkbox'))
    press(en.own.send)
    expect(await screen.findByText(/Please try again tomorrow\./)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.own.text }).value).toBe('It is quiet here.')
  })

  test('that was declined shows the reason, and can be changed', async () => {
    own = written({ state: 'declined', declineReason: 'It names somebody else.' })
    open()
    expect(await screen.findByText(en.own.reason('It names somebody else.'))).toBeTruthy()
    press(en.own.edit)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.own.text }).value).toBe('It is quiet here.')
    press(en.own.cancel)
    expect(screen.getByText(en.own.states.declined)).toBeTruthy()
  })

  test('is deleted by one press, and can be written again', async () => {
    own = written({ state: 'accepted' })
    open()
    await screen.findByText(en.own.states.accepted)
    press(en.own.remove)
    expect(await screen.findByText(en.own.removed)).toBeTruthy()
    expect(deleted).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('button', { name: en.own.send })).toBeTruthy())
  })
})
