import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { search } from '#platform/web/ui/icons/controls.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { UsualFood } from '../../contract/api.ts'
import { looksLikeBarcode } from '../../contract/gtin.ts'
import type { Ingredient, StoredThing, NutritionSettings } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import { weightOf } from '../../engine/say/to-grams.ts'
import { nutritionMessages } from '../core/messages.ts'
import { addItems, itemsAt } from '../data/writing.ts'
import { minutesNow } from '../core/day.ts'
import { AtHand } from './AtHand.tsx'
import { ChosenFood } from './ChosenFood.tsx'
import { FoodRow } from './FoodRow.tsx'
import { MealLines } from '../meal-lines/MealLines.tsx'
import { useAskBeforeLeaving } from '../meal-lines/use-ask-before-leaving.ts'
import { useUnderstood } from '../meal-lines/use-understood.ts'
import { draftMessages } from '../draft/messages.ts'
import { useDrafter } from '../draft/use-drafter.ts'
import type { MealAnswer } from '../foods-table/protocol.ts'
import { ownFood, useFoods } from '../foods-table/use-foods.ts'
import styles from '../core/Rows.module.css'

const CodeAnswer = lazy(() => import('../code/CodeAnswer.tsx'))
const DraftDialog = lazy(() => import('../draft/DraftDialog.tsx'))
const FoodForm = lazy(() => import('../label/FoodForm.tsx'))
const ScanDialog = lazy(() => import('../scan/ScanDialog.tsx'))
const UnsavedFoods = lazy(() => import('../meal-lines/UnsavedFoods.tsx'))

interface AddSheetProps {
  day: LocalDay
  today: LocalDay
  meal: string
  meals: readonly { id: string; name: string }[]
  settings: NutritionSettings
  things: readonly StoredThing[]
  usual: readonly UsualFood[]
  /** On the week plan all new items are planned, on any day. */
  isPlan?: boolean
  onQuick: () => void
  onClose: () => void
}

const FEWEST_WORDS = 5
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= FEWEST_WORDS
const isUnread = (spoken: MealAnswer | undefined): boolean =>
  spoken?.lines.some(({ spoken: { problem }, matches }) => problem !== null || matches.length === 0) ?? false

/** A food with its usual amount: that of the last time, else the usual portion of the table. */
export function asUsual(food: Food, usual: readonly UsualFood[]): Ingredient {
  const { ref, name, nutrients, portions } = food
  const last = usual.find((one) => one.food.source === ref.source && one.food.id === ref.id)
  if (last) return { food: ref, name, grams: last.grams, portion: last.portion, nutrients }
  const { grams, portion } = weightOf({ quantity: null, unit: null, size: null, isAddition: false }, portions)
  return { food: ref, name, grams, portion, nutrients }
}

/** Sheet to add food by search, by voice, or from usual foods. It stays open, because a meal has several foods. */
export default function AddSheet({
  day,
  today,
  meal: firstMeal,
  meals,
  settings,
  things,
  usual,
  isPlan = false,
  onQuick,
  onClose,
}: AddSheetProps) {
  const t = useMessages(nutritionMessages)
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [meal, setMeal] = useState(firstMeal)
  const [state, setState] = useState<'eaten' | 'planned'>(isPlan || day > today ? 'planned' : 'eaten')
  const [chosen, setChosen] = useState<{ ingredient: Ingredient; food: Food | undefined }>()
  const [isScanning, setScanning] = useState(false)
  /** The name of a new own food in the form. */
  const [newFood, setNewFood] = useState<string>()
  /** Input for a model: the words at the time of the press, or null for a picture. */
  const [toRead, setToRead] = useState<string | null>()
  const drafter = useDrafter()
  const d = useMessages(draftMessages)
  const isCode = looksLikeBarcode(text)
  const { foods, spoken, isReady, isAway, isBusy } = useFoods(isCode ? '' : text, meal, usual, things)
  const isReading = isBusy && !isCode && !isAway && text.trim() !== ''
  const understood = useUnderstood(chosen ? undefined : spoken?.lines)
  const { question, askToLeave } = useAskBeforeLeaving(understood.foods.length > 0)
  const isNowhere = !isCode && !isAway && isReady && !isBusy && text !== '' && foods.length === 0 && !spoken
  // Our own parser comes first. A model is offered only for text that it could not parse, or that is too long for a name.
  const mayBeUnread =
    !isCode && isReady && !isBusy && text.trim() !== '' && (isUnread(spoken) || (!spoken && foods.length === 0) || isSentence(text))
  const choose = (food: Food) => {
    setScanning(false)
    setText('')
    setChosen({ ingredient: asUsual(food, usual), food })
  }
  const add = (list: readonly Ingredient[], into = meal) => {
    void addItems(client, itemsAt({ day, meal: into, state, minutes: day === today && state === 'eaten' ? minutesNow() : null }, list))
    setText('')
    setChosen(undefined)
  }
  const addUnderstood = () => add(understood.foods, spoken?.meal ?? meal)
  return (
    <Sheet
      onClose={() => askToLeave(onClose)}
      title={t.sheet.title}
      // The view of a chosen food has its own buttons.
      actions={
        !chosen && (
          <>
            <Button kind="quiet" onClick={() => askToLeave(onQuick)}>
              {t.drinks.quick}
            </Button>
            {understood.foods.length > 0 ? (
              <Button loading={isReading} onClick={addUnderstood}>
                {t.sheet.addFoods(understood.foods.length)}
              </Button>
            ) : (
              <Button kind="soft" loading={isReading} onClick={onClose}>
                {t.sheet.done}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack className={styles.sheet} data-area="body">
        <div className={styles.where}>
          <Field label={t.sheet.meal} labelHidden>
            <Select value={meal} onChange={setMeal} options={meals.map(({ id, name }) => ({ value: id, label: name }))} />
          </Field>
          <SegmentedControl
            label={t.state.label}
            value={state}
            onChange={setState}
            options={[
              { value: 'eaten', label: t.state.eaten },
              { value: 'planned', label: t.state.planned },
            ]}
          />
        </div>
        {chosen ? (
          <ChosenFood
            ingredient={chosen.ingredient}
            food={chosen.food}
            settings={settings}
            things={things}
            onBack={() => setChosen(undefined)}
            onAdd={(ingredient) => add([ingredient])}
          />
        ) : (
          <>
            <Field label={t.sheet.search} hint={t.sheet.hint}>
              <TextInput
                icon={search}
                type="search"
                data-first-focus
                enterKeyHint="search"
                maxLength={2000}
                value={text}
                onChange={setText}
              />
            </Field>
            <Grid min="9rem" gap={3}>
              <Button kind="soft" onClick={() => setScanning(true)}>
                {t.sheet.scan}
              </Button>
              {drafter?.model && (
                <Button kind="soft" onClick={() => setToRead(null)}>
                  {d.photo}
                </Button>
              )}
            </Grid>
            <p role="status" className={styles.status}>
              {isCode ? '' : isAway ? t.sheet.away : !isReady ? t.sheet.loading : isNowhere ? t.sheet.none : ''}
            </p>
            {isNowhere && (
              <Button kind="soft" wide onClick={() => setNewFood(text.trim())}>
                {t.sheet.ownFood}
              </Button>
            )}
            {spoken && <MealLines understood={understood} settings={settings} />}
            {drafter?.model && mayBeUnread && (
              <Button kind="quiet" wide onClick={() => setToRead(text)}>
                {d.words}
              </Button>
            )}
            {isCode ? (
              <Suspense fallback={null}>
                <CodeAnswer text={text} things={things} settings={settings} onFood={choose} />
              </Suspense>
            ) : text.trim() === '' ? (
              <AtHand
                meal={meal}
                usual={usual}
                things={things}
                settings={settings}
                onAdd={add}
                onChoose={(ingredient) => setChosen({ ingredient, food: undefined })}
              />
            ) : (
              !spoken && (
                <ul role="list" className={styles.list} aria-label={t.sheet.results} aria-busy={isBusy}>
                  {foods.map((food) => {
                    const ingredient = asUsual(food, usual)
                    return (
                      <FoodRow
                        key={`${food.ref.source}:${food.ref.id}`}
                        ingredient={ingredient}
                        hint={food.brand || dotted([food.group, food.ref.source === 'dish' ? t.sheet.estimate : ''])}
                        settings={settings}
                        onAdd={() => add([ingredient])}
                        onChoose={() => setChosen({ ingredient, food })}
                      />
                    )
                  })}
                </ul>
              )
            )}
          </>
        )}
      </Stack>
      <Suspense fallback={null}>
        {question && (
          <UnsavedFoods
            names={understood.foods.map(({ name }) => name)}
            onDiscard={question.leave}
            onStay={question.stay}
            onAdd={() => {
              addUnderstood()
              question.leave()
            }}
          />
        )}
        {toRead !== undefined && (
          <DraftDialog
            words={toRead ?? undefined}
            meal={meal}
            usual={usual}
            things={things}
            settings={settings}
            onClose={() => setToRead(undefined)}
            onAdd={(list) => {
              setToRead(undefined)
              add(list)
            }}
          />
        )}
        {newFood !== undefined && (
          <FoodForm
            food={{ name: newFood }}
            settings={settings}
            things={things}
            onSaved={(id, food) => choose(ownFood(id, food))}
            onClose={() => setNewFood(undefined)}
          />
        )}
        {isScanning && <ScanDialog things={things} settings={settings} onFood={choose} onClose={() => setScanning(false)} />}
      </Suspense>
    </Sheet>
  )
}
