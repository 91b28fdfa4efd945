import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { SEED_NAMES, SEED_SPECIES, type SeedSpecies } from '../seeds.ts'
import { useBuying } from './data/writing.ts'
import { gardenMessages } from './core/messages.ts'
import { RarePlant } from './RarePlant.tsx'
import styles from './SeedShop.module.css'

/** Species that are shown in spring, at their best; the others are shown in summer. */
const IN_SPRING: readonly SeedSpecies[] = ['snowbell', 'cherry']

interface SeedShopProps {
  points: number
  spent: number
  isOffline: boolean
  onClose: () => void
  onPlanted: () => void
}

/** Shop for seeds, paid with points. */
export function SeedShop({ points, spent, isOffline, onClose, onPlanted }: SeedShopProps) {
  const t = useMessages(gardenMessages)
  const left = Math.max(0, points - spent)
  const { mutate, isPending, variables } = useBuying()
  // A purchase retains its id until it has succeeded, so that a retry after a lost answer buys one seed.
  const [ids, setIds] = useState<Partial<Record<SeedSpecies, string>>>({})
  const refusal = (error: Error) => {
    if (error instanceof NetworkError) return t.shop.offline
    return error instanceof ApiError && error.error === 'conflict' ? t.shop.tooFewPoints : error.message
  }
  const buy = (species: SeedSpecies) => {
    const id = ids[species] ?? uuidv7()
    setIds({ ...ids, [species]: id })
    mutate(
      { body: { id, species } },
      {
        onSuccess: () => {
          const { [species]: _done, ...others } = ids
          setIds(others)
          toast({ title: t.shop.planted(t.species[species]), description: t.shop.plantedText })
          onPlanted()
        },
        onError: (error) => toast({ title: t.shop.failed, description: refusal(error), tone: 'destructive' }),
      },
    )
  }
  return (
    <Sheet
      onClose={onClose}
      title={t.shop.title}
      description={
        <>
          <p className={styles.purse}>{t.shop.purse(left)}</p>
          <p>{isOffline ? t.shop.offline : t.shop.purseText}</p>
        </>
      }
    >
      <Stack role="list" as="ul" gap={3} data-area="garden">
        {SEED_NAMES.map((species) => {
          const { price, days } = SEED_SPECIES[species]
          const name = t.species[species]
          return (
            <li key={species} className={styles.seed}>
              <div className={styles.art}>
                <RarePlant
                  species={species}
                  seed={`garden ${species} 0`}
                  growth={1}
                  season={IN_SPRING.includes(species) ? 'spring' : 'summer'}
                  detail={0.4}
                />
              </div>
              <div className={styles.words}>
                <h3>{name[0]!.toLocaleUpperCase() + name.slice(1)}</h3>
                <p>{t.seedText[species]}</p>
                <p className={styles.soft}>
                  {t.shop.price(price)} · {t.shop.days(days)}
                </p>
                {left >= price ? (
                  <Button
                    disabled={isOffline}
                    size="sm"
                    kind="soft"
                    aria-label={t.shop.buyNamed(name)}
                    loading={isPending && variables?.body.species === species}
                    onClick={() => !isPending && buy(species)}
                  >
                    {t.shop.buy}
                  </Button>
                ) : (
                  <p className={styles.short}>{t.shop.short(price - left)}</p>
                )}
              </div>
            </li>
          )
        })}
      </Stack>
    </Sheet>
  )
}
