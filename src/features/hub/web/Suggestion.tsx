import { Suspense, use, useId, useState } from 'react'
import { Link } from 'react-router'
import type { HubCard } from '#platform/contract/hub.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { drawCard, suggestionViews } from './card-views.ts'
import { hubMessages } from './messages.ts'
import styles from './Suggestion.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const SuggestionPlant = lazyExtra(() => afterPaint(() => import('./SuggestionPlant.tsx')).then((file) => file.SuggestionPlant))

interface SuggestionProps {
  feature: string
  rule: string
  /** All cards of the day: a suggestion may contain a card of its feature. */
  cards: readonly HubCard[]
  seed: string
}

/** One suggested activity, and the reason for it. */
export function Suggestion({ feature, rule, cards, seed }: SuggestionProps) {
  const t = useMessages(hubMessages).suggestion
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={styles.suggestion} aria-labelledby="hub-suggestion" data-rule={rule}>
      <div className={styles.head}>
        <h2 id="hub-suggestion" className="small-title">
          {t.title}
        </h2>
        <Button
          id="hub-suggestion-why"
          aria-labelledby="hub-suggestion-why hub-suggestion"
          kind="quiet"
          size="sm"
          aria-expanded={isAsked}
          aria-controls={id}
          onClick={() => setAsked(!isAsked)}
        >
          {t.why}
        </Button>
      </div>
      <Suggested feature={feature} rule={rule} cards={cards} seed={seed} id={id} isAsked={isAsked} />
    </section>
  )
}

interface SuggestedProps extends SuggestionProps {
  id: string
  isAsked: boolean
}

function Suggested({ feature, rule, cards, seed, id, isAsked }: SuggestedProps) {
  const view = use(suggestionViews(feature))[rule]
  const { language } = useLocaleSettings()
  if (!view) return null
  const words = view.words[language]
  const own = cards.find((card) => card.feature === feature && card.card === view.card)
  return (
    <div className={styles.suggested}>
      <p id={id} className={styles.why} hidden={!isAsked}>
        {words.why}
      </p>
      {(own && drawCard(own)) ?? (
        <Card className={styles.card} data-area={view.area}>
          <div className={styles.words}>
            <h3>{words.title}</h3>
            <p className={styles.text}>{words.text}</p>
            <Link to={view.to} className={buttonClass({ kind: 'soft', size: 'sm' })}>
              {words.action}
            </Link>
          </div>
          <div className={styles.plant} aria-hidden="true">
            <Suspense fallback={null}>
              <SuggestionPlant species={view.species} seed={seed} />
            </Suspense>
          </div>
        </Card>
      )}
    </div>
  )
}
