import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { FACTOR_NAMES, FACTOR_STATES, FACTORS, type FactorState } from '../../factors.ts'
import { SOURCES } from '../../sources.ts'
import { coreMessages } from '../core/messages.ts'
import { SubPage } from '../core/SubPage.tsx'
import { useBrainHealth } from '../core/use-brain-health.ts'
import styles from './Factors.module.css'
import { factorsMessages } from './messages.ts'

const LIVES = ['early', 'middle', 'late'] as const

/** The Commission's fourteen as a checklist: where somebody stands with each, and nothing reckoned from it. */
export default function FactorsPage() {
  const t = useMessages(coreMessages)
  const f = useMessages(factorsMessages)
  const format = useFormat()
  const health = useBrainHealth()
  const { sheet, say } = health
  const marked = FACTOR_NAMES.filter((name) => sheet?.[`factor.${name}`]).length
  const options = [{ value: '', label: f.open }, ...FACTOR_STATES.map((value) => ({ value, label: t.names.states[value] }))]
  return (
    <SubPage title={f.title} lead={f.lead} of={health}>
      <div className={styles.page}>
        <p>{f.marked(marked)}</p>
        {LIVES.map((life) => (
          <section key={life} className={styles.life} aria-labelledby={`life-${life}`}>
            <h2 id={`life-${life}`}>{f.life[life]}</h2>
            <ul role="list">
              {FACTOR_NAMES.filter((name) => FACTORS[name].life === life).map((name) => {
                const state = sheet?.[`factor.${name}`]?.state
                return (
                  <li key={name} className={styles.factor} data-state={state}>
                    <div>
                      <h3>{t.names.factors[name]}</h3>
                      <p>{f.words[name]}</p>
                      <p className={styles.share}>{f.share(format.percent(FACTORS[name].share / 100))}</p>
                    </div>
                    <Field label={f.state(t.names.factors[name])} labelHidden>
                      <Select
                        value={state ?? ''}
                        options={options}
                        onChange={({ target: { value } }) =>
                          void say({ item: `factor.${name}`, value: value === '' ? null : { state: value as FactorState } })
                        }
                      />
                    </Field>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
        <p className={styles.about}>{f.shares}</p>
        <p className={styles.about}>
          {t.source}: {SOURCES.livingston}
        </p>
      </div>
    </SubPage>
  )
}
