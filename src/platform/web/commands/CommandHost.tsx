import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentLocaleSettings } from '../i18n/locale-settings.ts'
import { onOpenCommands, type CommandView } from './open.ts'
import { findByKeys } from './find-by-keys.ts'
import { PaletteButton } from './PaletteButton.tsx'
import { watchKeys } from './watch-keys.ts'

const Palette = lazy(() => import('./Palette.tsx').then((file) => ({ default: file.Palette })))
const KeysSheet = lazy(() => import('./KeysSheet.tsx').then((file) => ({ default: file.KeysSheet })))

/** Listens for keys, and opens palette and sheet on any page; both are loaded at first use. */
export function CommandHost({ userId, client, isBarShown }: { userId: string; client: QueryClient; isBarShown: boolean }) {
  const [view, setView] = useState<CommandView>()
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const close = () => {
    setView(undefined)
    setQuery('')
  }
  useEffect(
    () =>
      onOpenCommands((wanted, words = '') => {
        setQuery(words)
        setView(wanted)
      }),
    [],
  )
  useEffect(
    () =>
      watchKeys({
        open: setView,
        find: findByKeys,
        run: (command) =>
          'to' in command
            ? void navigate(command.to, { viewTransition: true })
            : void command.run({ userId, language: currentLocaleSettings().language, client }),
      }),
    [userId, client, navigate],
  )
  return (
    <QueryClientProvider client={client}>
      {isBarShown && <PaletteButton onOpen={() => setView('palette')} />}
      <Suspense fallback={null}>
        {view === 'palette' && <Palette userId={userId} initialQuery={query} onClose={close} />}
        {view === 'keys' && <KeysSheet onClose={close} />}
      </Suspense>
    </QueryClientProvider>
  )
}
