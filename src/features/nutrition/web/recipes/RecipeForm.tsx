import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { close } from '#platform/web/ui/icons/controls.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { UsualFood } from '../../contract/api.ts'
import { MAX_INGREDIENTS, type Ingredient, type StoredThing, type NutritionSettings, type Recipe } from '../../contract/things.ts'
import { holdsItself, portionGrams, rawGrams, recipeNutrients } from '../../engine/recipe.ts'
import { readRecipe } from '../../engine/say/recipe-text.ts'
import { MealLines } from '../meal-lines/MealLines.tsx'
import { useUnderstood } from '../meal-lines/use-understood.ts'
import { ownEntries, useFoodLanguage, usualIn } from '../foods-table/use-foods.ts'
import { amountText, energyText, gramsText, nutrientText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import { saveThing } from '../data/writing.ts'
import { askFoods } from '../foods-table/foods.ts'
import type { MealAnswer } from '../foods-table/protocol.ts'
import { recipeMessages } from './messages.ts'
import styles from './Recipes.module.css'

interface RecipeFormProps {
  /** Undefined: a new recipe. */
  stored: (StoredThing & { thing: Recipe }) | undefined
  settings: NutritionSettings
  things: readonly StoredThing[]
  usual: readonly UsualFood[]
  onClose: () => void
}

const MACROS = ['protein_g', 'carbohydrate_g', 'fat_g', 'fibre_g'] as const

/** Form for a recipe: pasted or typed ingredients to check, and the weight of the finished dish. */
export default function RecipeForm({ stored, settings, things, usual, onClose }: RecipeFormProps) {
  const t = useMessages(recipeMessages)
  const n = useMessages(nutritionMessages)
  const format = useFormat()
  const client = useQueryClient()
  const language = useFoodLanguage()
  const [id] = useState(() => stored?.id ?? uuidv7())
  const [name, setName] = useState(stored?.thing.name ?? '')
  const [makes, setMakes] = useState(() => format.number(stored?.thing.makes ?? 4, { maximumFractionDigits: 1 }))
  const [cooked, setCooked] = useState(() =>
    stored?.thing.cookedGrams ? format.number(stored.thing.cookedGrams, { maximumFractionDigits: 0, useGrouping: false }) : '',
  )
  const [listed, setListed] = useState<readonly Ingredient[]>(stored?.thing.ingredients ?? [])
  const [steps, setSteps] = useState(stored?.thing.steps ?? '')
  const [source, setSource] = useState(stored?.thing.source ?? '')
  const [text, setText] = useState('')
  const [spoken, setSpoken] = useState<MealAnswer>()
  const understood = useUnderstood(spoken?.lines)
  // Understood foods count as ingredients, so saving the recipe saves them.
  const ingredients = [...listed, ...understood.foods].slice(0, MAX_INGREDIENTS)
  const [problem, setProblem] = useState<string>()
  const portions = parseAmount(makes, format.locale)
  const cookedGrams = cooked.trim() === '' ? null : parseAmount(cooked, format.locale)
  const recipe = { cookedGrams: cookedGrams ?? null, ingredients, makes: portions || 1 }
  const each = portionGrams(recipe)
  const nutrients = recipeNutrients(recipe)

  async function read() {
    const found = readRecipe(text)
    if (!found) return setProblem(t.form.nothingRead)
    setProblem(undefined)
    if (found.name && name === '') setName(found.name)
    if (found.makes && !stored) setMakes(String(found.makes))
    if (found.steps && steps === '') setSteps(found.steps.slice(0, 20_000))
    if (found.source && source === '') setSource(found.source.slice(0, 500))
    const lines = found.ingredients.length > 0 ? found.ingredients.join('\n') : text
    try {
      await askFoods({ ask: 'own', ...ownEntries(things.filter((one) => one.id !== id)) })
      const answer = await askFoods({ ask: 'say', text: lines, language, usual: usualIn(usual, '') })
      if (answer.lines.length === 0) setProblem(t.form.nothingRead)
      else setSpoken(answer)
    } catch {
      setProblem(t.form.away)
    }
  }

  async function keep() {
    // Unparsed text would be lost: parses it first, so that the person can check it.
    if (text.trim() !== '' && !spoken) return read()
    const thing: Recipe = {
      kind: 'recipe',
      name: name.trim(),
      makes: portions ?? 0,
      cookedGrams: cookedGrams ?? null,
      ingredients,
      steps,
      source,
    }
    const others = new Map(things.flatMap((one) => (one.thing.kind === 'recipe' ? [[one.id, one.thing] as const] : [])))
    if (thing.name === '') return setProblem(t.form.nameless)
    if (!portions || portions > 1000) return setProblem(t.form.makesWrong)
    if (cookedGrams === undefined || cookedGrams === 0) return setProblem(t.form.cookedWrong)
    if (ingredients.length === 0) return setProblem(t.form.noIngredients)
    if (holdsItself(id, thing, others)) return setProblem(t.form.holdsItself)
    onClose()
    if (await saveThing(client, id, thing)) toast({ title: t.saved(thing.name), tone: 'good' })
  }

  return (
    <FormDialog
      title={stored ? t.form.change : t.form.new}
      submit={t.form.keep}
      cancel={t.form.cancel}
      size="lg"
      gap={4}
      onClose={onClose}
      onSubmit={() => void keep()}
    >
      <Field label={t.form.paste} hint={t.form.pasteHint}>
        <TextArea rows={4} maxLength={200_000} value={text} onChange={setText} />
      </Field>
      <Button kind="soft" aria-disabled={text.trim() === '' || undefined} onClick={() => text.trim() !== '' && void read()}>
        {t.form.read}
      </Button>
      {spoken && (
        <MealLines understood={understood} settings={settings}>
          <Button
            wide
            aria-disabled={understood.foods.length === 0 || undefined}
            onClick={() => {
              if (understood.foods.length === 0) return
              setListed(ingredients)
              setSpoken(undefined)
              setText('')
            }}
          >
            {n.sheet.addFoods(understood.foods.length)}
          </Button>
        </MealLines>
      )}
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
      <Field label={t.form.name}>
        <TextInput value={name} maxLength={200} onChange={setName} />
      </Field>
      <section aria-label={t.form.ingredients}>
        <h3 className={styles.heading}>{t.form.ingredients}</h3>
        {listed.length === 0 ? (
          <p className="note">{t.form.ingredientsEmpty}</p>
        ) : (
          <ul role="list" aria-label={t.form.ingredients}>
            {listed.map((one, at) => (
              <li key={`${at} ${one.name}`} className={styles.ingredient}>
                <span className={styles.words}>{one.name}</span>
                <span className="note">{amountText(one, t, format)}</span>
                <IconButton
                  icon={close}
                  size="sm"
                  label={t.form.leaveOut(one.name)}
                  onClick={() => setListed(listed.filter((_, nr) => nr !== at))}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={styles.pair}>
        <Field label={t.form.makes}>
          <TextInput inputMode="decimal" value={makes} onChange={setMakes} />
        </Field>
        <Field label={t.form.cooked} optional hint={t.form.cookedHint(gramsText(rawGrams(ingredients), format))}>
          <TextInput inputMode="decimal" suffix="g" value={cooked} onChange={setCooked} />
        </Field>
      </div>
      {!settings.hidesNumbers && each > 0 && (
        <p role="status" className="tabular">
          {dotted([
            t.form.portion(gramsText(each, format)),
            energyText(nutrients.energy_kcal === undefined ? undefined : (nutrients.energy_kcal * each) / 100, settings, t, format),
            ...MACROS.flatMap((one) =>
              nutrients[one] === undefined ? [] : [`${t.macros[one]} ${nutrientText(one, (nutrients[one] * each) / 100, format)}`],
            ),
          ])}
        </p>
      )}
      <Field label={t.form.steps} optional>
        <TextArea rows={4} maxLength={20_000} value={steps} onChange={setSteps} />
      </Field>
      <Field label={t.form.source} optional>
        <TextInput value={source} maxLength={500} onChange={setSource} />
      </Field>
    </FormDialog>
  )
}
