import { useState } from 'react'
import { type LanguageChoice, currentLanguageChoice, useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import { useTheme } from '#platform/web/theme/theme.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { device, moon, sun } from '#platform/web/ui/icons/things.ts'
import { MarketingSection } from '#platform/web/ui/MarketingSection.tsx'
import { type Area, Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { ToastHost } from '#platform/web/ui/ToastHost.tsx'
import { TooltipHost } from '#platform/web/ui/tooltip/TooltipHost.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { ActionsChapter } from './ActionsChapter.tsx'
import { DataChapter } from './DataChapter.tsx'
import { FeedbackChapter } from './FeedbackChapter.tsx'
import { FieldsChapter } from './FieldsChapter.tsx'
import { FoundationsChapter } from './FoundationsChapter.tsx'
import { IconsChapter } from './IconsChapter.tsx'
import styles from './GalleryPage.module.css'

const chapters = {
  foundations: 'Paper, moss and light',
  actions: 'Things to press',
  fields: 'Things to fill in',
  feedback: 'Answers',
  data: 'What grew',
  icons: 'Small drawings',
}
const areas: readonly Area[] = ['hub', 'journal', 'mind', 'body', 'soul', 'companion', 'garden', 'habits', 'profile']

/** The herbarium: every piece in every state. A developer's page, so its own words are English only; the pieces speak both languages. */
export default function GalleryPage() {
  const theme = useTheme()
  useLocaleSettings()
  const [area, setArea] = useState<Area>('hub')
  return (
    <>
      <TooltipHost />
      <Page
        area={area}
        wide
        header={
          <PageHeader
            kicker="Fernwell’s design system"
            title="The herbarium"
            lead="Every piece of the product, pressed and labelled: in each state, by day and by night, in the hue of each area."
          />
        }
      >
        <Cluster>
          <SegmentedControl
            label="Theme"
            value={theme.choice}
            onChange={theme.choose}
            options={[
              { value: 'system', label: 'Device', icon: device },
              { value: 'day', label: 'Day', icon: sun },
              { value: 'night', label: 'Night', icon: moon },
            ]}
          />
          <SegmentedControl
            label="Language"
            value={currentLanguageChoice()}
            onChange={(choice: LanguageChoice) => void chooseLanguage(choice)}
            options={[
              { value: 'system', label: 'Auto' },
              { value: 'en', label: 'English' },
              { value: 'de', label: 'Deutsch' },
            ]}
          />
          <Select
            aria-label="Area"
            style={{ inlineSize: 'auto' }}
            value={area}
            onChange={(value) => setArea(areas.find((one) => one === value) ?? 'hub')}
            options={areas.map((one) => ({ value: one, label: one }))}
          />
        </Cluster>
        <div className={styles.layout}>
          <nav className={styles.index} aria-label="Chapters">
            {Object.entries(chapters).map(([id, title]) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <div>
            <FoundationsChapter />
            <ActionsChapter />
            <FieldsChapter />
            <FeedbackChapter />
            <DataChapter />
            <IconsChapter />
          </div>
        </div>
      </Page>
      <MarketingSection
        look="ground"
        area="soul"
        kicker="Marketing section"
        title={
          <>
            Step out of the noise, into a <em>clearing</em>
          </>
        }
        actions={
          <>
            <Button size="lg">Plant your first day</Button>
            <Button size="lg" kind="quiet">
              How it works
            </Button>
          </>
        }
      >
        <p>One thought per section, big and quiet, with something true beside it.</p>
      </MarketingSection>
      <ToastHost />
    </>
  )
}
