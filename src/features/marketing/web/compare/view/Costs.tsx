import { useState } from 'react'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { BUILD_DAY } from '../core/build-day.ts'
import { currentPrices, type OtherApp } from '../core/fact.ts'
import { amount, OWN_DEFAULTS, type OwnInputs, ownCost, planCost, readAmount, YEARS } from '../core/five-years.ts'
import styles from './Costs.module.css'
import { priceText } from './words.ts'

const FIELDS: readonly { key: keyof OwnInputs; label: string; suffix: string }[] = [
  { key: 'machine', label: 'A machine, bought once', suffix: 'US$' },
  { key: 'watts', label: 'What it draws', suffix: 'W' },
  { key: 'pricePerKwh', label: 'Electricity, a kWh', suffix: 'US$' },
  { key: 'hoursPerMonth', label: 'Your time, a month', suffix: 'hours' },
  { key: 'hourWorth', label: 'An hour of it is worth', suffix: 'US$' },
]

type Texts = Readonly<Record<keyof OwnInputs, string>>
const DEFAULT_TEXTS = Object.fromEntries(Object.entries(OWN_DEFAULTS).map(([key, value]) => [key, String(value)])) as Texts

/** Five-year costs: the plans on this page, and a machine of one's own. Complete without scripts; with them the inputs can be changed. */
export function Costs({ apps }: { apps: readonly OtherApp[] }) {
  const [texts, setTexts] = useState(DEFAULT_TEXTS)
  const [yearly, setYearly] = useState('')
  const inputs = Object.fromEntries(FIELDS.map(({ key }) => [key, readAmount(texts[key])])) as Record<keyof OwnInputs, number | undefined>
  const known = FIELDS.every(({ key }) => inputs[key] !== undefined)
  const own = known ? ownCost(inputs as OwnInputs) : undefined
  const typed = readAmount(yearly)
  const plans = apps.flatMap((app) =>
    currentPrices(app, BUILD_DAY).flatMap((price) => {
      const cost = planCost(price)
      return cost === undefined
        ? []
        : [{ name: `${app.name}, ${price.plan}`, now: priceText(price), cost, upTo: price.upTo && planCost({ ...price, usd: price.upTo }) }]
    }),
  )
  return (
    <Stack as="section" gap={6} aria-labelledby="costs">
      <h2 id="costs">What running it yourself costs</h2>
      <div className={styles.text}>
        <p>
          {PRODUCT_NAME} has no price, and is not free of cost. It needs a machine that is on, electricity, and your time: for updates, for
          backups, and for the day when something breaks. There is no teacher in it and no support line behind it.
        </p>
        <p>
          A machine that runs anyway costs nothing more; then put 0. The hours are what most people leave out: with them, running it
          yourself is often the dearer way.
        </p>
      </div>
      <div className={styles.two}>
        <div className={styles.inputs}>
          <h3>Your numbers</h3>
          {FIELDS.map(({ key, label, suffix }) => (
            <Field key={key} label={label} error={inputs[key] === undefined && 'A number, such as 0 or 12.5'}>
              <TextInput
                inputMode="decimal"
                suffix={suffix}
                value={texts[key]}
                onChange={(value) => setTexts({ ...texts, [key]: value })}
              />
            </Field>
          ))}
          <Field label="Another plan, a year" error={yearly !== '' && typed === undefined && 'A number, such as 59.99'}>
            <TextInput inputMode="decimal" suffix="US$" value={yearly} onChange={setYearly} />
          </Field>
        </div>
        <table className={styles.table}>
          <caption>Five years, at the prices above</caption>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col" className={styles.number}>
                US$
              </th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ name, now, cost, upTo }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <small>{now}</small>
                </th>
                <td className={styles.number}>
                  {amount(cost)}
                  {upTo ? `–${amount(upTo)}` : ''}
                </td>
              </tr>
            ))}
            {typed !== undefined && (
              <tr>
                <th scope="row">
                  The plan you typed <small>US${amount(typed)} a year</small>
                </th>
                <td className={styles.number}>{amount(typed * YEARS)}</td>
              </tr>
            )}
            {plans.length === 0 && typed === undefined && (
              <tr>
                <th scope="row">
                  No current price is known <small>Look on the maker’s page; five years are five times the yearly price.</small>
                </th>
                <td className={styles.number}>–</td>
              </tr>
            )}
          </tbody>
          <tbody className={styles.own} aria-live="polite">
            <tr>
              <th scope="row">
                {PRODUCT_NAME}, what you pay{' '}
                {own && (
                  <small>
                    {amount(own.machine)} for the machine, {amount(own.electricity)} for {Math.round(own.kwh)} kWh at{' '}
                    {amount(inputs.pricePerKwh!)} ({inputs.watts} W, day and night)
                  </small>
                )}
              </th>
              <td className={styles.number}>{own ? amount(own.money) : '–'}</td>
            </tr>
            <tr>
              <th scope="row">
                {PRODUCT_NAME}, with your time{' '}
                {own && (
                  <small>
                    {Math.round(own.hours)} hours more, at {amount(inputs.hourWorth!)}
                  </small>
                )}
              </th>
              <td className={styles.number}>{own ? amount(own.withTime) : '–'}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Stack>
  )
}
