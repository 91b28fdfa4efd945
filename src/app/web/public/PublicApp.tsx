import type { ComponentType, ReactNode } from 'react'
import { Route, Router, Routes, type Navigator } from 'react-router'
import { germanAddressOf } from '#platform/web/page/german-address.ts'
import { AppMapContext, type AppMap } from '../shell/app-map.ts'
import { Frame } from '../shell/Frame.tsx'
import { PageContext, type ShownPage } from '../shell/use-page.ts'
import { PublicErrorBoundary } from './PublicErrorBoundary.tsx'

type Props = {
  page: ShownPage
  map: AppMap
  /** Path, query and fragment. */
  address: string
  navigator: Navigator
  Layout: ComponentType<{ children?: ReactNode }>
  Page: ComponentType
}

/**
 * One page of the public face. Between public pages the browser itself navigates (each is there as HTML), so all the
 * router has to do here is to tell pages where they are: the same tree in the prerenderer and in the browser.
 */
export function PublicApp({ page, map, address, navigator, Layout, Page }: Props) {
  return (
    <AppMapContext value={map}>
      <Router location={address} navigator={navigator}>
        <PageContext value={page}>
          <PublicErrorBoundary>
            <Frame isMoving={false}>
              <Layout>
                <Routes>
                  <Route path={page.path} element={<Page />} />
                  {page.inGerman && <Route path={germanAddressOf(page.path)} element={<Page />} />}
                </Routes>
              </Layout>
            </Frame>
          </PublicErrorBoundary>
        </PageContext>
      </Router>
    </AppMapContext>
  )
}
