import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Fields } from '../../core/fields.ts'
import type { Item } from '../../core/page.ts'
import { innerOf } from '../canvas/frames.ts'
import { coreMessages } from '../core/messages.ts'
import { pictureUrl } from '../data/pictures.ts'
import { propMessages } from './prop-messages.ts'
import styles from './Crop.module.css'

/** The smallest fraction of each side that remains. */
const LEAST = 0.05

type Sides = { left: number; top: number; right: number; bottom: number }

/** Crops a photo from its four sides; its box retains its width and gets the height that avoids distortion. */
export function CropDialog({ item, onCrop, onClose }: { item: Item; onCrop: (fields: Fields) => void; onClose: () => void }) {
  const t = useMessages(propMessages)
  const c = useMessages(coreMessages)
  const [x, y, w, h] = item.crop ?? [0, 0, 1, 1]
  const [sides, setSides] = useState<Sides>({ left: x!, top: y!, right: 1 - x! - w!, bottom: 1 - y! - h! })
  const [natural, setNatural] = useState<{ width: number; height: number }>()
  const move = (side: keyof Sides, percent: number) => {
    const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
    setSides({ ...sides, [side]: Math.min(percent / 100, 1 - LEAST - sides[opposite[side]]) })
  }
  function save() {
    const crop = [sides.left, sides.top, 1 - sides.left - sides.right, 1 - sides.top - sides.bottom].map((value) =>
      Math.max(0, Math.min(1, value)),
    )
    const fields: Fields = { crop: crop.every((value, at) => value === (at < 2 ? 0 : 1)) ? null : crop, mask: null }
    if (natural) {
      const ratio = (crop[3]! * natural.height) / Math.max(1, crop[2]! * natural.width)
      const inner = innerOf(item.frame ?? 'none', item.w, item.h)
      const height = Math.round(item.h - inner.height + inner.width * ratio)
      Object.assign(fields, { h: height, y: Math.round(item.y + (item.h - height) / 2) })
    }
    onCrop(fields)
  }
  const { left, top, right, bottom } = sides
  return (
    <FormDialog title={t.cropTitle} submit={c.save} cancel={c.cancel} onSubmit={save} onClose={onClose}>
      <Stack gap={3}>
        <div className={styles.picture}>
          <img
            src={item.picture && pictureUrl(item.picture, 'full')}
            alt=""
            onLoad={({ currentTarget }) => setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
          />
          <span
            className={styles.stays}
            style={{ inset: `${top * 100}% ${right * 100}% ${bottom * 100}% ${left * 100}%` }}
            aria-hidden="true"
          />
        </div>
        {(['left', 'top', 'right', 'bottom'] as const).map((side) => (
          <label key={side} className={styles.side}>
            <span aria-hidden="true">{t.cropSides[side]}</span>
            <Slider label={t.cropSides[side]} max={95} value={Math.round(sides[side] * 100)} onChange={(percent) => move(side, percent)} />
          </label>
        ))}
        <Button kind="quiet" size="sm" onClick={() => setSides({ left: 0, top: 0, right: 0, bottom: 0 })}>
          {t.cropWhole}
        </Button>
      </Stack>
    </FormDialog>
  )
}
