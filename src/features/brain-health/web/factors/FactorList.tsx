import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Sheet } from '../../answers.ts'
import { FACTOR_NAMES, FACTOR_STATES, FACTORS } from '../../factors.ts'
import { SOURCES } from '../../sources.ts'
import type { Say } from '../core/health.ts'
import { coreMessages } from '../core/messages.ts'
import styles from './Factors.module.css'
import { factorsMessages } from './messages.ts'

const LIVES = ['early', 'middle', 'late'] as const

/** The fourteen factors, each with the person's state; nothing is calculated from it. */
export default function FactorList({ sheet, say }: { sheet: Sheet; say: Say }) {
  const t = useMessages(coreMessages)
  const f = useMessages(factorsMessages)
  const format = useFormat()
  const marked = FACTOR_NAMES.filter((name) => sheet[`factor.${name}`]).length
  const options = [{ value: '' as const, label: f.open }, ...FACTOR_STATES.map((value) => ({ value, label: t.names.states[value] }))]
  return (
    <Stack gap={6}>
      <p>{f.marked(marked)}</p>
      {LIVES.map((life) => (
        <section key={life} className={styles.life} aria-labelledby={`life-${life}`}>
          <h2 id={`life-${life}`}>{f.life[life]}</h2>
          <ul role="list">
            {FACTOR_NAMES.filter((name) => FACTORS[name].life === life).map((name) => {
              const state = sheet[`factor.${name}`]?.state
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
                      onChange={(value) => void say({ item: `factor.${name}`, value: value === '' ? null : { state: value } })}
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
    </Stack>
  )
}
