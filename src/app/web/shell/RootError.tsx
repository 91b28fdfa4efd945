import { PageError } from './PageError.tsx'

/** When the shell itself broke: the same words, with a main of their own. */
export function RootError() {
  return (
    <main id="main">
      <PageError />
    </main>
  )
}
