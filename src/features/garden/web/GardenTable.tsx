import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useActKinds } from '#platform/web/use-act-kinds.ts'
import type { Garden } from '../garden.ts'
import styles from './GardenTable.module.css'
import { gardenMessages } from './core/messages.ts'
import { plantWords, sourceWords, speciesWords, type LineNames } from './plant-words.ts'

const PAGE = 60

/** The garden as a table, for screen readers and people who prefer text. */
export function GardenTable({ garden, names, onOpen }: { garden: Garden; names: LineNames; onOpen: (key: string) => void }) {
  const t = useMessages(gardenMessages)
  const format = useFormat()
  const kinds = useActKinds()
  const [shown, setShown] = useState(PAGE)
  const { plants } = garden
  return (
    <div className={styles.box}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t.table.caption}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t.table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.table.plant}</th>
              <th scope="col">{t.table.from}</th>
              <th scope="col">{t.table.bed}</th>
              <th scope="col" className={styles.number}>
                {t.table.acts}
              </th>
              <th scope="col" className={styles.number}>
                {t.table.growth}
              </th>
            </tr>
          </thead>
          <tbody>
            {plants.slice(0, shown).map((plant) => (
              <tr key={plant.key}>
                <th scope="row">
                  <button type="button" className={styles.open} onClick={() => onOpen(plant.key)}>
                    {plantWords(t, plant)}
                  </button>
                  {plant.name !== null && <span className={styles.species}>{speciesWords(t, plant)}</span>}
                </th>
                <td>{sourceWords(t, plant, names, kinds)}</td>
                <td>{t.beds[plant.bed]}</td>
                <td className={styles.number}>{format.number(plant.acts)}</td>
                <td className={styles.number}>{format.percent(plant.growth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {plants.length > shown && (
        <Button kind="quiet" onClick={() => setShown(shown + PAGE)}>
          {t.table.more(Math.min(PAGE, plants.length - shown))}
        </Button>
      )}
    </div>
  )
}
