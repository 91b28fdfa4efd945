import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Ingredient, StoredThing, MealTemplate, Recipe } from '../../contract/things.ts'
import { sumOf } from '../../engine/day-sum.ts'
import { portionGrams, portionOf, recipeNutrients } from '../../engine/recipe.ts'
import { energyText, gramsText } from '../core/amounts.ts'
import { mealAt } from '../../contract/diary.ts'
import { RoomHeader } from '../core/RoomHeader.tsx'
import { settingsIn, thingsQuery, useThings, useUsual } from '../data/use-diary.ts'
import { addItems, itemsAt, removeThing } from '../data/writing.ts'
import { minutesNow } from '../core/day.ts'
import { recipeMessages } from './messages.ts'
import styles from './Recipes.module.css'

const RecipeForm = lazy(() => import('./RecipeForm.tsx'))

export const queries = () => [thingsQuery()]

type Stored<T> = StoredThing & { thing: T }

/** The person's own recipes and meals. */
export default function RecipesPage() {
  const t = useMessages(recipeMessages)
  const format = useFormat()
  const client = useQueryClient()
  const today = useToday()
  const { things, query } = useThings()
  const settings = settingsIn(things)
  const { usual } = useUsual()
  const [open, setOpen] = useState<Stored<Recipe> | 'new'>()
  const recipes = (things ?? []).filter((one): one is Stored<Recipe> => one.thing.kind === 'recipe')
  const meals = (things ?? []).filter((one): one is Stored<MealTemplate> => one.thing.kind === 'meal')
  const eat = (list: readonly Ingredient[]) => {
    const minutes = minutesNow()
    void addItems(client, itemsAt({ day: today, meal: mealAt(minutes), state: 'eaten', minutes }, list))
  }
  const words = (thing: Recipe) => {
    const each = portionGrams(thing)
    const energy = recipeNutrients(thing).energy_kcal
    const wording = [
      t.makes(format.number(thing.makes, { maximumFractionDigits: 1 })),
      settings.hidesNumbers || !(each > 0) ? '' : t.each(gramsText(each, format)),
    ]
    return dotted([...wording, energyText(energy === undefined ? undefined : (energy * each) / 100, settings, t, format)])
  }
  return (
    <Page
      area="body"
      header={
        <RoomHeader
          title={t.title}
          lead={t.lead}
          actions={
            <Button icon={plus} onClick={() => setOpen('new')}>
              {t.create}
            </Button>
          }
        />
      }
      aside={
        <section aria-label={t.meals}>
          <h2 className={styles.heading}>{t.meals}</h2>
          {things ? (
            meals.length === 0 ? (
              <p className="note">{t.mealsEmpty}</p>
            ) : (
              <ul role="list" aria-label={t.meals}>
                {meals.map((one) => (
                  <ListRow
                    as="li"
                    key={one.id}
                    title={one.thing.name}
                    hint={dotted([
                      one.thing.items.map(({ name }) => name).join(', '),
                      energyText(sumOf(one.thing.items).nutrients.energy_kcal?.amount, settings, t, format),
                    ])}
                    trailing={
                      <>
                        <IconButton icon={plus} label={t.eat(one.thing.name)} onClick={() => eat(one.thing.items)} />
                        <IconButton icon={trash} label={t.remove(one.thing.name)} onClick={() => void removeThing(client, one)} />
                      </>
                    }
                  />
                ))}
              </ul>
            )
          ) : (
            <Skeleton shape="card" height="14rem" />
          )}
        </section>
      }
    >
      <div className={styles.place}>
        {things ? (
          recipes.length === 0 ? (
            <EmptyState title={t.empty} action={<Button onClick={() => setOpen('new')}>{t.first}</Button>}>
              {t.emptyHint}
            </EmptyState>
          ) : (
            <ul role="list" aria-label={t.title}>
              {recipes.map((one) => (
                <ListRow
                  as="li"
                  key={one.id}
                  title={one.thing.name}
                  hint={words(one.thing)}
                  trailing={
                    <>
                      {portionGrams(one.thing) > 0 && (
                        <IconButton icon={plus} label={t.eat(one.thing.name)} onClick={() => eat([portionOf(one.id, one.thing)])} />
                      )}
                      <IconButton icon={edit} label={t.edit(one.thing.name)} onClick={() => setOpen(one)} />
                      <IconButton icon={trash} label={t.remove(one.thing.name)} onClick={() => void removeThing(client, one)} />
                    </>
                  }
                />
              ))}
            </ul>
          )
        ) : query.error && !query.isFetching ? (
          <ErrorState title={t.broken.title} text={t.broken.text} onRetry={query.refetch} retrying={query.isFetching} />
        ) : (
          <Skeleton shape="card" height="16rem" />
        )}
      </div>
      <Suspense fallback={null}>
        {open && (
          <RecipeForm
            stored={open === 'new' ? undefined : open}
            settings={settings}
            things={things ?? []}
            usual={usual}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Page>
  )
}
