import { useEffect } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { SOUND_GROUPS, type SoundGroup } from '../../mixer.ts'
import { mixer } from './engine.ts'
import { mixerMessages } from './messages.ts'
import styles from './Mixer.module.css'
import { mixerQuery, useMixerData } from './mixes.ts'
import { MixerShadow } from './MixerShadow.tsx'
import { MixStage } from './MixStage.tsx'
import { SavedMixes } from './SavedMixes.tsx'
import { SoundRow } from './SoundRow.tsx'

export const queries = () => [mixerQuery()]

/** Twenty sounds, each with its own level, which play together with the player's track. */
export default function MixerPage() {
  const t = useMessages(mixerMessages)
  const { data, mixes, error, isLooking, isFetching, refetch } = useMixerData()
  useEffect(() => {
    if (data) mixer.setSounds(data.sounds)
  }, [data])
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink to="/soul">{t.soul}</BackLink>} />}>
      {data ? (
        <div className={styles.columns}>
          <div className={styles.side}>
            <MixStage mixes={mixes} />
            <SavedMixes mixes={mixes} />
          </div>
          <div className={styles.groups}>
            {(Object.keys(SOUND_GROUPS) as SoundGroup[]).map((group) => (
              <section key={group} aria-labelledby={`mixer-${group}`}>
                <h2 id={`mixer-${group}`} className={styles.heading}>
                  {t.groups[group]}
                </h2>
                <ul role="list" className={styles.sounds}>
                  {SOUND_GROUPS[group].map((id) => (
                    <SoundRow key={id} id={id} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      ) : error && !isLooking ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <MixerShadow />
      )}
    </Page>
  )
}
