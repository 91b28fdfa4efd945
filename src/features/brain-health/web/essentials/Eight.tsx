import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { LIMITS } from '../../limits.ts'
import { ESSENTIALS, essentialScore } from '../../scores/essentials.ts'
import { SOURCES } from '../../sources.ts'
import type { Health, Say } from '../core/health.ts'
import { coreMessages } from '../core/messages.ts'
import styles from './Essentials.module.css'
import { essentialsMessages } from './messages.ts'

/** The eight components with their scores or ranges. */
export default function Eight({ health: { data, known, sheet }, say }: { health: Health; say: Say }) {
  const t = useMessages(coreMessages)
  const e = useMessages(essentialsMessages)
  const format = useFormat()
  const score = essentialScore(known)
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  return (
    <Stack gap={6}>
      <Card as="section" look="tinted" pad="lg" gap={2}>
        <p className={styles.big}>{e.now(whole(score.low), whole(score.high))}</p>
        <p>{e.known(score.known)}</p>
      </Card>
      <ul role="list" className={styles.eight}>
        {ESSENTIALS.map((one) => {
          const { low, high } = score.components[one]
          const isOpen = low === 0 && high === 100
          // The score would reveal the hidden figure of the body.
          const isQuiet = one === 'body' && data.isBodyHidden
          const name = t.names.essentials[one]
          return (
            <li key={one} className={styles.one}>
              <span>{name}</span>
              <b>{isQuiet || isOpen ? (isQuiet ? '–' : e.open) : t.range(whole(low), whole(high), '100')}</b>
              {!isQuiet && (
                <span className={styles.track} role="img" aria-label={e.picture(name, whole(low), whole(high))}>
                  <span className={styles.could} style={{ inlineSize: `${high}%` }} />
                  <span className={styles.has} style={{ inlineSize: `${low}%` }} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <Cluster as="p">
        {e.fill}{' '}
        <Link to="/brain-health" viewTransition className={buttonClass({ kind: 'soft', size: 'sm' })}>
          {e.toAnswers}
        </Link>
      </Cluster>
      <MepaForm points={sheet.mepa?.points} say={say} />
      <details className={styles.details}>
        <summary>{e.details}</summary>
        <ul>
          {e.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p>
          {t.source}: {SOURCES.lloydJones}
        </p>
      </details>
    </Stack>
  )
}

function MepaForm({ points, say }: { points: number | undefined; say: Say }) {
  const e = useMessages(essentialsMessages)
  const [text, setText] = useState(points === undefined ? '' : String(points))
  const [isWrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const value = text.trim()
    const isRight = value === '' || (/^\d{1,2}$/.test(value) && Number(value) <= LIMITS.mepa.most)
    setWrong(!isRight)
    if (isRight) void say({ item: 'mepa', value: value === '' ? null : { points: Number(value) } })
  }
  return (
    <section className={styles.mepa}>
      <h2>{e.mepa}</h2>
      <p>{e.mepaText}</p>
      <form onSubmit={submit} noValidate>
        <Field label={e.mepaLabel} error={isWrong ? e.mepaWrong : undefined}>
          <TextInput inputMode="numeric" value={text} onChange={setText} />
        </Field>
        <Button type="submit" kind="soft">
          {e.save}
        </Button>
      </form>
    </section>
  )
}
