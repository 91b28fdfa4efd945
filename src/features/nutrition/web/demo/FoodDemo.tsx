import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import table from '../../content/foods.json?usual'
import { FoodBook } from '../../engine/book/food-book.ts'
import { Pantry } from '../../engine/book/pantry.ts'
import styles from './FoodDemo.module.css'
import { en } from './messages.en.ts'

const messages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
const book = new FoodBook(table)
const pantry = new Pantry(book)
const SHOWN = [
  ['energy', 'energy_kcal'],
  ['protein', 'protein_g'],
  ['carbohydrate', 'carbohydrate_g'],
  ['fat', 'fat_g'],
] as const

/** Demo of the real meal parser on a small table. No account, no requests, no storage. */
export default function FoodDemo() {
  const t = useMessages(messages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? t.first
  const { lines } = pantry.say(text, language)
  const counted = lines.flatMap(({ spoken, matches: [first] }) => (first && !spoken.problem ? [first] : []))
  const sum = (nutrient: (typeof SHOWN)[number][1]): number =>
    counted.reduce((total, { food, weight }) => total + ((food.nutrients[nutrient] ?? 0) * weight.grams) / 100, 0)
  return (
    <Stack role="group" aria-label={t.label}>
      <Field label={t.field} hint={t.hint}>
        <TextArea rows={2} maxLength={500} value={text} onChange={setTyped} />
      </Field>
      <div className={styles.examples} role="group" aria-label={t.try}>
        {t.examples.map((example) => (
          <Button key={example} kind="soft" size="sm" onClick={() => setTyped(example)}>
            {example}
          </Button>
        ))}
      </div>
      <div className={styles.read} aria-live="polite">
        <p className={styles.heading}>{t.understood}</p>
        <ul role="list" className={styles.lines}>
          {lines.map(({ spoken, spelled, matches: [first] }, index) => (
            // oxlint-disable-next-line no-array-index-key -- a line is its place in the sentence
            <li key={index}>
              {spoken.problem || !first ? (
                <>
                  <span>{spelled}</span>
                  <span className={styles.soft}>{spoken.problem ? t.amount : t.unknown}</span>
                </>
              ) : (
                <>
                  <span>
                    {first.food.name}
                    {first.weight.isGuess && <small className={styles.guess}>{t.guess}</small>}
                  </span>
                  <span className={styles.soft}>
                    {format.number(Math.round(first.weight.grams))} g ·{' '}
                    {format.energy(((first.food.nutrients.energy_kcal ?? 0) * first.weight.grams) / 100)}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Grid as="dl" min="6.5rem" gap={2} className={styles.sums} aria-label={t.total}>
        {SHOWN.map(([name, nutrient]) => (
          <div key={name}>
            <dt>{t[name]}</dt>
            <dd>{nutrient === 'energy_kcal' ? format.energy(sum(nutrient)) : `${format.number(Math.round(sum(nutrient)))} g`}</dd>
          </div>
        ))}
      </Grid>
      <p className={styles.note}>{t.note(format.number(book.size))}</p>
    </Stack>
  )
}
