import type { ReactNode } from 'react'
import { TherapistPage } from './TherapistPage.tsx'

/** Page for an address that names nothing. */
export function NotHere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TherapistPage title={title}>
      <p>{children}</p>
    </TherapistPage>
  )
}
