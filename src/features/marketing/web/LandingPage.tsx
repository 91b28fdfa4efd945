import { type ReactNode, Suspense } from 'react'
import { Areas } from './Areas.tsx'
import { Care } from './Care.tsx'
import { Closing } from './Closing.tsx'
import { Hero } from './Hero.tsx'
import { MoreAreas } from './MoreAreas.tsx'
import { Privacy } from './Privacy.tsx'
import { Questions } from './Questions.tsx'
import { RunIt } from './RunIt.tsx'
import { TenSeconds } from './TenSeconds.tsx'

/** The front page for people who are not signed in. All of it is in the prerendered HTML and readable without scripts. */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <TenSeconds />
      <Later>
        <Areas />
      </Later>
      <Later>
        <MoreAreas />
      </Later>
      <Later>
        <Privacy />
      </Later>
      <Later>
        <RunIt />
        <Questions />
        <Care />
      </Later>
      <Later>
        <Closing />
      </Later>
    </>
  )
}

/** Below the fold: hydrated in small steps after the first screen. */
function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}
