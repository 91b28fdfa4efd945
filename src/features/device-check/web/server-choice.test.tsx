import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiHost } from '#platform/web/native/native.ts'
import ServerChoice, { serverAddress } from './ServerChoice.tsx'

const request = vi.fn<(options: { url: string }) => Promise<unknown>>()

beforeEach(() => {
  request.mockReset()
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'ios', Plugins: { CapacitorHttp: { request } } })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test.each([
  ['home.example.org', 'https://home.example.org'],
  [' https://home.example.org/hub ', 'https://home.example.org'],
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
  ['', undefined],
  ['not a server', undefined],
  ['https://name@home.example.org', undefined],
])('"%s" as an address is %s', (typed, address) => expect(serverAddress(typed)).toBe(address))

test('a server must answer before it is stored: one that does not gives hints to check, one that does is stored', async () => {
  const onChosen = vi.fn<() => void>()
  render(<ServerChoice onChosen={onChosen} />)
  const use = (address: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: address } })
    fireEvent.click(screen.getByRole('button', { name: 'Use this server' }))
  }
  use('not a server')
  expect(await screen.findByText(/not a server address/)).toBeDefined()
  request.mockRejectedValueOnce(new Error('no route'))
  use('away.example.org')
  expect(await screen.findByText(/No Fernwell server answers at https:\/\/away\.example\.org/)).toBeDefined()
  request.mockResolvedValueOnce({ status: 200, data: '<html>', headers: {} })
  use('other.example.org')
  expect(await screen.findByText(/at https:\/\/other\.example\.org/)).toBeDefined()
  expect(apiHost()).toBe('')
  request.mockResolvedValueOnce({ status: 200, data: { status: 'ok' }, headers: {} })
  use('home.example.org')
  await waitFor(() => expect(onChosen).toHaveBeenCalled())
  expect(request.mock.lastCall![0].url).toBe('https://home.example.org/api/live')
  expect(apiHost()).toBe('https://home.example.org')
})
