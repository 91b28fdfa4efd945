import type { ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { arrowEnd } from '#platform/web/ui/icons/controls.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import type { Instrument, InstrumentTexts } from '../../scales.ts'
import { GroupFields } from '../core/GroupFields.tsx'
import { personalityMessages } from '../core/messages.ts'
import shared from '../core/Personality.module.css'

interface BeforeViewProps {
  instrument: Instrument
  texts: InstrumentTexts
  group: string | null
  isWide: boolean
  back: ReactNode
  onGroup: (group: string) => void
  onBegin: () => void
}

/** The topic of the answers and the norm group; a press starts the items. */
export function BeforeView({ instrument, texts, group, isWide, back, onGroup, onBegin }: BeforeViewProps) {
  const { before: t } = useMessages(personalityMessages)
  return (
    <>
      <PageHeader back={back} kicker={t.kicker} title={texts.name} lead={texts.instruction} />
      <div className={shared.page}>
        {instrument.norms.length > 0 && (
          <TitledCard title={t.group} pad="lg" className={shared.section}>
            <p className={shared.soft}>{t.groupText}</p>
            <GroupFields instrument={instrument} group={group} onChange={onGroup} />
          </TitledCard>
        )}
        <div className={shared.section}>
          <p className={shared.small}>{isWide ? t.keys : t.swipe}</p>
          <div className={shared.buttons}>
            <Button size="lg" iconEnd={arrowEnd} onClick={onBegin}>
              {t.begin}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}
