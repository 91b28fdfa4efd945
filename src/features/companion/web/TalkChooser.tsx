import { useId } from 'react'
import { Link } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { GROUPS, TALK_IDS, TALKS, type TalkId } from '../talks/catalog.ts'
import styles from './Companion.module.css'
import { companionMessages } from './core/messages.ts'

type Props = { underWay: TalkId | undefined; onBegin: (talk: TalkId) => void; onResume: () => void; onDrop: () => void }

/** Buttons for how the person feels right now, one for each check-in. */
export function TalkChooser({ underWay, onBegin, onResume, onDrop }: Props) {
  const t = useMessages(companionMessages).talks
  const { language } = useLocaleSettings()
  const id = useId()
  return (
    <section className={styles.chooser} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.question}>
        {t.title}
      </h2>
      {/* Both variants have the same height, because the stored check-in loads a moment after the first paint. */}
      <Stack gap={2} className={styles.standing}>
        {underWay ? (
          <>
            <p>{t.underWay(TALKS[underWay][language])}</p>
            <Cluster as="p" gap={2}>
              <Button size="sm" onClick={onResume}>
                {t.resume}
              </Button>
              <Button size="sm" kind="quiet" onClick={onDrop}>
                {t.drop}
              </Button>
            </Cluster>
          </>
        ) : (
          <p>{t.hint}</p>
        )}
      </Stack>
      {GROUPS.map((group) => (
        <Stack key={group} gap={3} className={styles.group} data-group={group}>
          <h3 id={`${id}-${group}`} className={styles.groupName}>
            {t.groups[group]}
          </h3>
          <Cluster role="list" aria-labelledby={`${id}-${group}`} as="ul" gap={2}>
            {TALK_IDS.filter((talk) => TALKS[talk].group === group).map((talk) => (
              <li key={talk}>
                <button type="button" className={styles.talk} onClick={() => onBegin(talk)}>
                  {TALKS[talk][language]}
                </button>
              </li>
            ))}
          </Cluster>
        </Stack>
      ))}
      <p>
        <Link to="/voice-agent" viewTransition className={styles.byWord}>
          {t.byWord}
        </Link>
      </p>
    </section>
  )
}
