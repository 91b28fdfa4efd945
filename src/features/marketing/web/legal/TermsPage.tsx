import { useMessages } from '#platform/web/i18n/messages.ts'
import { LegalPage, type LegalSection } from './LegalPage.tsx'
import { termsMessages } from './terms-messages.ts'
import type { en } from './terms.en.ts'

type SectionId = keyof typeof en.sections
type LinkId = keyof typeof en.links

const ORDER: readonly SectionId[] = ['owner', 'offer', 'account', 'content', 'fairness', 'health', 'models', 'loss', 'liability', 'ending']
const PATHS: Record<LinkId, string> = {
  contact: '/support',
  export: '/settings#data',
  help: '/get-help',
  privacy: '/privacy',
  reviews: '/reviews',
}
const LINKS: Partial<Record<SectionId, readonly LinkId[]>> = {
  owner: ['contact', 'privacy'],
  content: ['reviews'],
  health: ['help'],
  ending: ['export'],
}

export default function TermsPage() {
  const t = useMessages(termsMessages)
  const sections = ORDER.map((id): LegalSection => {
    const section = t.sections[id]
    return { id, ...section, links: (LINKS[id] ?? []).map((link) => ({ to: PATHS[link], label: t.links[link] })) }
  })
  return <LegalPage title={t.title} lead={t.lead} contents={t.contents} note={t.note} sections={sections} />
}
