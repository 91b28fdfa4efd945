import { lazy, Suspense, useEffect, useState } from 'react'
import { ownerSettings } from '#platform/web/analytics/consent.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { LegalPage, type LegalSection } from './LegalPage.tsx'
import { privacyMessages } from './privacy-messages.ts'
import type { en } from './privacy.en.ts'

type SectionId = keyof typeof en.sections
type LinkId = keyof typeof en.links

const ORDER: readonly SectionId[] = ['owner', 'stored', 'sealed', 'cookies', 'leaves', 'contact', 'retention', 'rights', 'care']
const PATHS: Record<LinkId, string> = {
  contact: '/support',
  export: '/settings#data',
  reviews: '/reviews',
  help: '/get-help',
  terms: '/terms',
  faq: '/faq',
}
const LINKS: Partial<Record<SectionId, readonly LinkId[]>> = {
  owner: ['contact', 'terms'],
  sealed: ['faq'],
  contact: ['reviews'],
  rights: ['export', 'contact'],
  care: ['help'],
}

const Counting = lazy(() => import('./Counting.tsx'))

export default function PrivacyPage() {
  const t = useMessages(privacyMessages)
  // Set after hydration: the built page is the same with and without visit counting.
  const [isCounting, setCounting] = useState(false)
  useEffect(() => setCounting(ownerSettings().counting), [])
  const sections = ORDER.map((id): LegalSection => {
    const section = t.sections[id]
    const extra = id === 'cookies' && isCounting && (
      <Suspense>
        <Counting />
      </Suspense>
    )
    return { id, ...section, extra, links: (LINKS[id] ?? []).map((link) => ({ to: PATHS[link], label: t.links[link] })) }
  })
  return <LegalPage title={t.title} lead={t.lead} contents={t.contents} note={t.note} sections={sections} />
}
