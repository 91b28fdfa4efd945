import { QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { createQueryClient } from '#platform/web/query/query-client.ts'

/** Renders a page or a part of one at an address, as for a signed-in person: in a router, with a cache of answers of its own. */
export function renderPage(shown: ReactNode, path = '/'): RenderResult {
  const client = createQueryClient()
  return render(shown, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MemoryRouter>
    ),
  })
}

/** Renders a page that needs a router alone, as for a visitor. */
export const renderPublicPage = (shown: ReactNode, path = '/'): RenderResult =>
  render(shown, { wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter> })
