import { lazy, Suspense, useId } from 'react'
import type { CrisisKind } from '#platform/care/crisis.ts'
import { helplines, helplinesOf } from '#platform/care/helplines.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { WithIcon } from '#platform/web/ui/WithIcon.tsx'
import { external } from '#platform/web/ui/icons/tools.ts'
import { people, phone } from '#platform/web/ui/icons/things.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useSession } from '../session/session.ts'
import { CountryField } from './CountryField.tsx'
import styles from './CrisisCard.module.css'
import { HelplineRow } from './HelplineRow.tsx'
import { careMessages } from './messages.ts'
import { loadSafetyPlan } from './safety-plan.ts'
import { useCountry } from './use-country.ts'

/** The person's own safety plan, if they have one. */
const SafetyPlan = lazy(loadSafetyPlan)

interface CrisisCardProps {
  /** Heading level: 3 within a section of a page. */
  level?: 2 | 3
  /** The detected kind of crisis; undefined where the person asked for help themselves. */
  kind?: CrisisKind | undefined
  /** Called by the button "I am safe, not now". Without it the card cannot be closed. */
  onNotNow?: (() => void) | undefined
}

/** Helplines to call now: the same with or without a model or a network. It never names a diagnosis. */
export function CrisisCard({ level = 3, kind, onNotNow }: CrisisCardProps) {
  const t = useMessages(careMessages)
  const format = useFormat()
  const titleId = useId()
  const Title = `h${level}` as const
  const Part = level === 2 ? 'h3' : 'h4'
  const { country, name, choose } = useCountry()
  const { status } = useSession()
  const here = helplinesOf(country)
  const text = kind === undefined ? t.text.asked : kind === 'other' || kind === 'past' ? t.text[kind] : t.text.found

  return (
    <section className={styles.crisis} aria-labelledby={titleId}>
      <Title id={titleId} className={styles.title}>
        <Icon of={people} size={22} /> {t.title}
      </Title>
      <p>{text}</p>
      {!here && <p>{t.general}</p>}
      <p className={styles.emergency}>
        {(here?.emergency ?? ['112']).map((number) => (
          <a key={number} href={`tel:${number}`} className={buttonClass({ kind: 'destructive', size: 'lg' })}>
            <WithIcon of={phone}>{t.emergency(number)}</WithIcon>
          </a>
        ))}
        <span className="note">{t.emergencyHint}</span>
      </p>
      {status === 'signed-in' && (
        <Suspense fallback={<div className={styles.plan} />}>
          <SafetyPlan title={Part} className={styles.plan ?? ''} titleClass={styles.partTitle ?? ''} />
        </Suspense>
      )}
      {here && (
        <Stack gap={2}>
          <Part className={styles.partTitle}>{t.lines(name(here.country))}</Part>
          <Stack role="list" as="ul" gap={2}>
            {here.lines.map((line) => (
              <HelplineRow key={`${line.name} ${line.phone?.dial ?? ''}`} line={line} />
            ))}
          </Stack>
        </Stack>
      )}
      <CountryField country={here?.country} name={name} onChoose={choose} />
      <p>
        <a
          className={styles.fallback}
          href={helplines.fallback}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={t.opensNew(t.fallback)}
        >
          {t.fallback} <Icon of={external} size={16} />
        </a>
      </p>
      <p>{t.person}</p>
      {onNotNow && (
        <Button kind="soft" onClick={onNotNow} className={styles.notNow}>
          {t.notNow}
        </Button>
      )}
      <p className="note">
        {kind !== undefined && `${t.aside} `}
        {t.collected(format.localDay(helplines.collected, 'medium'))}
      </p>
    </section>
  )
}
