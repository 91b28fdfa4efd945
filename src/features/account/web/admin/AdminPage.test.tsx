import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clearUser } from '#platform/web/session/session.ts'
import AdminPage from './AdminPage.tsx'
import { renderPublicPage } from '#testing/web/render-page.tsx'

test('a visitor without a session reads that the page is for admins, with a way to log in, and no request is sent', async () => {
  const fetcher = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetcher)
  clearUser()
  renderPublicPage(<AdminPage />)
  expect(await screen.findByText('This page is for admins only')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(fetcher).not.toHaveBeenCalled()
})
