import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import type { HubCard } from '#platform/contract/hub.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import type { SuggestionRule } from '../suggestion.ts'
import { drawCard, hasPage } from './card-views.ts'
import { hubMessages } from './messages.ts'
import type { Reserves } from './place.ts'
import { Slot } from './Slot.tsx'
import { SUGGESTIONS } from './suggestions.ts'
import styles from './Suggestion.module.css'

const SuggestionPlant = lazy(() => import(/* after paint */ './SuggestionPlant.tsx').then((file) => ({ default: file.SuggestionPlant })))

interface SuggestionProps {
  rule: SuggestionRule
  /** The track of the day, for the rules that offer one. */
  track: HubCard | undefined
  reserves: Reserves
  seed: string
}

/** One thing that might do good now, and why it is this one. */
export function Suggestion({ rule, track, reserves, seed }: SuggestionProps) {
  const t = useMessages(hubMessages).suggestion
  const { to, page, species, area, track: wantsTrack } = SUGGESTIONS[rule]
  const words = t.rules[rule]
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const card = wantsTrack && track ? drawCard(track) : undefined
  return (
    <section className={styles.suggestion} aria-labelledby="hub-suggestion" data-rule={rule}>
      <div className={styles.head}>
        <h2 id="hub-suggestion" className={styles.heading}>
          {t.title}
        </h2>
        <Button kind="quiet" size="sm" aria-expanded={isAsked} aria-controls={id} onClick={() => setAsked(!isAsked)}>
          {t.why}
        </Button>
      </div>
      <p id={id} className={styles.why} hidden={!isAsked}>
        {words.why}
      </p>
      {card ? (
        <Slot reserves={reserves}>{card}</Slot>
      ) : (
        <Card className={styles.card} data-area={area}>
          <div className={styles.words}>
            <h3 className={styles.title}>{words.title}</h3>
            <p className={styles.text}>{words.text}</p>
            {hasPage(page) && (
              <Link to={to} className={buttonClass({ kind: 'soft', size: 'sm' })}>
                {words.action}
              </Link>
            )}
          </div>
          <div className={styles.plant} aria-hidden="true">
            <Suspense fallback={null}>
              <SuggestionPlant species={species} seed={seed} />
            </Suspense>
          </div>
        </Card>
      )}
    </section>
  )
}
