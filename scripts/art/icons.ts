import { growPlant } from '../../src/platform/web/botany/grow.ts'
import type { Species } from '../../src/platform/web/botany/grow.ts'
import { markToSvg } from '../../src/platform/web/botany/mark.ts'
import { plantToSvg } from '../../src/platform/web/botany/plant.ts'

export interface IconFile {
  name: string
  svg: string
  /** Edge in pixels; without it the SVG itself is the file. */
  png?: number
  /** True where the format wants no transparency. */
  opaque?: boolean
}

/** Android cuts maskable icons to a circle of 80 % of their width: the mark stays well inside it. */
const SAFE = 0.74

export function iconFiles(): IconFile[] {
  const title = 'Fernwell'
  return [
    { name: 'favicon.svg', svg: markToSvg({ bold: true, title }) },
    { name: 'mark.svg', svg: markToSvg({ title }) },
    { name: 'icon-mono.svg', svg: markToSvg({ bold: true, mono: '#000000', title }) },
    { name: 'icon-16.png', svg: markToSvg({ bold: true }), png: 16 },
    { name: 'icon-32.png', svg: markToSvg({ bold: true }), png: 32 },
    { name: 'icon-180.png', svg: markToSvg({ ground: 'full', scale: 0.92 }), png: 180, opaque: true },
    { name: 'icon-192.png', svg: markToSvg(), png: 192 },
    { name: 'icon-512.png', svg: markToSvg(), png: 512 },
    { name: 'icon-maskable-512.png', svg: markToSvg({ ground: 'full', scale: SAFE }), png: 512, opaque: true },
    { name: 'icon-monochrome-512.png', svg: markToSvg({ mono: '#000000', scale: 0.9 }), png: 512 },
    ...SHORTCUTS.map(({ slug, species, ground, season }) => ({
      name: `shortcut-${slug}.png`,
      svg: shortcutSvg(species, ground, season),
      png: 192,
    })),
  ]
}

/** Each area's plant on a light shade of the area's hue. */
const SHORTCUTS: readonly { slug: string; species: Species; ground: string; season: 'spring' | 'summer' | 'autumn' }[] = [
  { slug: 'journal', species: 'daisy', ground: '#f3dca6', season: 'summer' },
  { slug: 'soul', species: 'bluebell', ground: '#e0d9f0', season: 'summer' },
  { slug: 'habits', species: 'fern', ground: '#dcebc8', season: 'summer' },
  { slug: 'body', species: 'oak', ground: '#f0d9c8', season: 'summer' },
  { slug: 'mind', species: 'pine', ground: '#d2e6ea', season: 'summer' },
  { slug: 'garden', species: 'poppy', ground: '#dfeccf', season: 'summer' },
  { slug: 'companion', species: 'foxglove', ground: '#f4dbe3', season: 'summer' },
]

function shortcutSvg(species: Species, ground: string, season: 'spring' | 'summer' | 'autumn'): string {
  const plant = growPlant({ species, seed: 'shortcut', growth: 1, season, time: 'day', detail: 0.7 })
  const inner = plantToSvg(plant, { box: 'fit', ground: false }).replace(
    '<svg ',
    '<svg x="80" y="64" width="352" height="372" preserveAspectRatio="xMidYMax meet" ',
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><circle cx="256" cy="256" r="252" fill="${ground}"/>${inner}</svg>`
}
