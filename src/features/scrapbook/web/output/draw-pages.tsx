import type Konva from 'konva'
import { createRoot } from 'react-dom/client'
import type { Records } from '../../core/merge.ts'
import { aboutOf, itemsOf, type Item } from '../../core/page.ts'
import { loadImage } from '../canvas/assets.ts'
import { loadFace } from '../canvas/fonts.ts'
import { Layer, Stage } from '../canvas/konva.ts'
import { PageArt, sizeOf } from '../canvas/PageArt.tsx'
import { pictureUrl } from '../data/pictures.ts'

export type OutputSize = 'screen' | 'a5' | 'a4'

const DPI = 300
const INCH_MM = 25.4
const POINTS = 72
/** The longer side in millimetres. */
const SIDE_MM = { a5: 210, a4: 297 } as const
const SCREEN_PIXELS = 1800

const full = (id: string) => pictureUrl(id, 'full')

/** The output size of a page: pixels per page unit, and points on paper. */
export function outputOf(records: Records, size: OutputSize): { ratio: number; box: [number, number] } {
  const [w, h] = sizeOf(aboutOf(records))
  const longer = Math.max(w, h)
  const millimetres = size === 'screen' ? SIDE_MM.a4 : SIDE_MM[size]
  const pixels = size === 'screen' ? SCREEN_PIXELS : (millimetres / INCH_MM) * DPI
  const points = (millimetres / INCH_MM) * POINTS
  return { ratio: pixels / longer, box: [(w / longer) * points, (h / longer) * points] }
}

/** Loads all fonts and pictures of a page before it is drawn; a missing picture leaves its frame. */
async function prepared(items: readonly Item[]): Promise<void> {
  const faces = new Set(
    items.flatMap(({ kind, face }) =>
      kind === 'text' ? [face] : kind === 'stamp' ? ['typewriter', 'caveat'] : kind === 'card' ? ['display', 'text'] : [],
    ),
  )
  const pictures = items.flatMap(({ picture }) => (picture ? [loadImage(full(picture))] : []))
  await Promise.allSettled([...[...faces].map(loadFace), ...pictures])
}

/** Draws a page to an off-screen canvas. */
export async function drawPage(records: Records, size: OutputSize): Promise<HTMLCanvasElement> {
  const about = aboutOf(records)
  const items = itemsOf(records)
  const { ratio } = outputOf(records, size)
  await prepared(items)
  const [width, height] = sizeOf(about)
  const place = document.createElement('div')
  place.style.cssText = 'position:fixed;inset-inline-start:-99999px;inset-block-start:0'
  document.body.append(place)
  const root = createRoot(place)
  try {
    const stage = await new Promise<Konva.Stage>((resolve) => {
      root.render(
        <Stage width={width} height={height} listening={false} ref={(node) => void (node && resolve(node as unknown as Konva.Stage))}>
          <Layer listening={false}>
            <PageArt about={about} items={items} pictureUrl={full} />
          </Layer>
        </Stage>,
      )
    })
    // Pictures that are already loaded appear after the next effects have run.
    await new Promise((resolve) => setTimeout(resolve, 120))
    return stage.toCanvas({ pixelRatio: ratio })
  } finally {
    root.unmount()
    place.remove()
  }
}

export const blobOf = (canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser could not write the picture'))), type, 0.92),
  )
