import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryOf } from '#platform/web/query/query-of.ts'
import { currentToasts, removeToast } from '#platform/web/ui/toast-store.ts'
import { getCategory } from '../contract.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { withFavourite } from './queries.ts'
import { someCategory, someTrack } from './tracks.fixture.ts'
import { renderPage } from '#testing/web/render-page.tsx'

const fetcher = vi.fn<typeof fetch>()
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  removeToast()
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
})

function Hearts() {
  const { data } = useQuery(queryOf(getCategory, { params: { id: 'sleep' } }))
  return data?.tracks.map((track) => <FavouriteButton key={track.id} track={track} />)
}

async function show(): Promise<HTMLElement> {
  fetcher.mockResolvedValueOnce(json(200, { category: someCategory('sleep', 'Sleep'), tracks: [someTrack('rain'), someTrack('sea')] }))
  renderPage(<Hearts />)
  return screen.findByRole('button', { name: 'Favourite: Track rain' })
}

test('a favourite is set before the server has answered, and only that one', async () => {
  const heart = await show()
  let answer: (response: Response) => void = () => {}
  fetcher.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  fireEvent.click(heart)
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByRole('button', { name: 'Favourite: Track sea' }).getAttribute('aria-pressed')).toBe('false')
  const [url, init] = fetcher.mock.calls.at(-1)!
  expect([url, init?.method, init?.body]).toEqual(['/api/soul/tracks/rain/favourite', 'PUT', '{"isFavourite":true}'])
  answer(json(200, { isFavourite: true }))
  await new Promise((done) => setTimeout(done, 20))
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('a favourite that the server refuses is reverted with a message', async () => {
  const heart = await show()
  fetcher.mockResolvedValueOnce(json(404, { error: 'not_found', message: 'This track is not there.' }))
  fireEvent.click(heart)
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ tone: 'destructive', description: 'This track is not there.' }))
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})

test('a favourite is shown everywhere the track appears in an answer', () => {
  const answer = { track: someTrack('a'), tracks: [someTrack('a'), someTrack('b')], more: [someTrack('a')], minutesListened: 3 }
  const after = withFavourite(answer, 'a', true)
  expect([after.track, ...after.tracks, ...after.more].map((track) => track.isFavourite)).toEqual([true, true, false, true])
  expect(after.minutesListened).toBe(3)
})
