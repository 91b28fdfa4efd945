import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { BackButton } from '#platform/web/ui/BackButton.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useIsWide } from '../core/use-is-wide.ts'
import { useSyncStatus } from '../local/use-journal.ts'
import { PartIsPage } from './PartGroup.tsx'
import { settingsMessages } from './messages.ts'
import { MoodsPart } from './MoodsPart.tsx'
import { PartList } from './PartList.tsx'
import { PartTitle } from './PartTitle.tsx'
import { partFrom, type PartName } from './parts.ts'
import shared from './Settings.module.css'
import styles from './SettingsView.module.css'

// Only one part is shown at a time; the first one of a wide window is bundled with the page.
const ActivitiesPart = lazy(() => import('./ActivitiesPart.tsx').then((file) => ({ default: file.ActivitiesPart })))
const DevicePart = lazy(() => import('./DevicePart.tsx').then((file) => ({ default: file.DevicePart })))
const HardPart = lazy(() => import('./HardPart.tsx').then((file) => ({ default: file.HardPart })))
const JournalsPart = lazy(() => import('./JournalsPart.tsx').then((file) => ({ default: file.JournalsPart })))
const LockPart = lazy(() => import('./LockPart.tsx').then((file) => ({ default: file.LockPart })))
const OffersPart = lazy(() => import('./OffersPart.tsx').then((file) => ({ default: file.OffersPart })))
const TemplatesPart = lazy(() => import('./TemplatesPart.tsx').then((file) => ({ default: file.TemplatesPart })))

const VIEWS: Record<PartName, ReactNode> = {
  moods: <MoodsPart />,
  activities: <ActivitiesPart />,
  templates: <TemplatesPart />,
  journals: <JournalsPart />,
  hard: <HardPart />,
  offers: <OffersPart />,
  device: <DevicePart />,
  lock: <LockPart />,
}

/** A list of parts; in wide windows with one of them beside it. */
export function SettingsView() {
  const t = useMessages(settingsMessages)
  const isWide = useIsWide()
  const [search] = useSearchParams()
  const chosen = partFrom(search.get('part'))
  const part = chosen ?? (isWide ? 'moods' : undefined)
  const { loading } = useSyncStatus()
  usePageTitle(t.title)
  const isAlone = !isWide && part !== undefined
  return (
    <Page
      area="journal"
      wide
      header={
        <PageHeader
          title={isAlone ? t.parts[part].title : t.title}
          lead={isAlone ? undefined : t.lead}
          back={<BackButton to={isAlone ? '/journal/settings' : '/journal'}>{isAlone ? t.backToParts : t.back}</BackButton>}
        />
      }
    >
      <div className={styles.layout}>
        {!isAlone && <PartList current={part} />}
        {part && (
          <Card as="section" key={part} pad="lg" gap={5} aria-label={t.parts[part].title}>
            {!isAlone && <PartTitle title={t.parts[part].title} isAsked={chosen !== undefined} />}
            <PartIsPage value={isAlone}>
              <Suspense fallback={<Skeleton shape="card" height="20rem" />}>{VIEWS[part]}</Suspense>
            </PartIsPage>
            {/* At the end, because it appears and disappears and must not shift the buttons. */}
            {loading !== null && <p className={shared.note}>{t.firstCopy}</p>}
          </Card>
        )}
      </div>
    </Page>
  )
}
