import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { STICKERS } from '../../core/kinds.ts'
import { plantSticker, stickerRatio } from '../canvas/assets.ts'
import { newSticker, type Placed } from '../tools/new-items.ts'
import { editorMessages } from './messages.ts'
import { propMessages } from './prop-messages.ts'
import styles from './Workbench.module.css'

type Props = { at: { x: number; y: number }; onAdd: (item: Placed) => void; onClose: () => void }

/** Plants to choose from. Each press grows another one. */
export function StickerSheet({ at, onAdd, onClose }: Props) {
  const t = useMessages(editorMessages)
  const p = useMessages(propMessages)
  const [seeds, setSeeds] = useState(() => Object.fromEntries(STICKERS.map((species) => [species, uuidv7().slice(-8)])))
  return (
    <Sheet onClose={onClose} title={t.stickers.title} description={t.stickers.lead}>
      <ul role="list" className={styles.choices}>
        {STICKERS.map((species) => {
          const seed = seeds[species]!
          return (
            <li key={species}>
              <button
                type="button"
                className={styles.choice}
                aria-label={p.plants[species]}
                onClick={() => {
                  onAdd(newSticker(at, species, stickerRatio(species, seed, 'summer'), seed))
                  setSeeds({ ...seeds, [species]: uuidv7().slice(-8) })
                }}
              >
                <img src={plantSticker(species, seed, 'summer').toDataURL()} alt="" />
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
