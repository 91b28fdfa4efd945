import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Garden } from '../garden.ts'
import { BEDS, type BedId } from '../species.ts'
import shared from './GardenPage.module.css'
import styles from './BedList.module.css'
import { gardenMessages } from './core/messages.ts'

const AREA: Record<BedId, string> = {
  journal: 'journal',
  soul: 'soul',
  habits: 'habits',
  body: 'body',
  mind: 'mind',
  companion: 'companion',
  meadow: 'hub',
  rare: 'profile',
}

/** The beds with their contents; pressing one scrolls to it. */
export function BedList({ garden, onGo }: { garden: Garden; onGo: (bed: BedId) => void }) {
  const t = useMessages(gardenMessages)
  const beds = BEDS.flatMap((id) => {
    const plants = garden.plants.filter((plant) => plant.bed === id)
    return plants.length > 0 ? [{ id, plants: plants.length, acts: plants.reduce((sum, plant) => sum + plant.acts, 0) }] : []
  })
  return (
    <section aria-labelledby="garden-beds" className={styles.beds}>
      <h2 id="garden-beds">{t.bedsTitle}</h2>
      <ul role="list">
        {beds.map(({ id, plants, acts }) => (
          <li key={id} data-area={AREA[id]}>
            <button type="button" className={shared.bed} onClick={() => onGo(id)}>
              <span className={styles.bedName}>{t.beds[id]}</span>
              <span className={shared.soft}>
                {t.bedPlants(plants)}
                {id !== 'rare' && ` · ${t.bedActs(acts)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
