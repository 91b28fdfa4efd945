import { stableHash } from '#platform/contract/stable-hash.ts'
import type { Drift, Garden, GardenPlant } from './garden.ts'
import { BEDS, type BedId } from './species.ts'

/**
 * Positions in garden units: x along the garden (1 = 1 px at the usual size), y from 0 (at the far hedge) to 1 (at the viewer's
 * feet). Drifts lie side by side in the lanes of their bed. Each reserves more room than it needs, so that new plants rarely move
 * its neighbours.
 */
export type Placed = { plant: GardenPlant; x: number; y: number }
export type BedPlace = { id: BedId; x: number; width: number; y: number; depth: number; plants: number }
export type GardenLayout = { width: number; beds: readonly BedPlace[]; placed: readonly Placed[] }

/** Depths of a bed's lanes, from its centre. */
const LANES = [-0.5, 0.5] as const
const COLUMN = 35
const GAP = 18
const BED_MARGIN = 72
/** Centre and half depth of the two rows of beds, with the path between them. */
const BANDS = [
  { y: 0.235, depth: 0.185 },
  { y: 0.765, depth: 0.19 },
] as const

/** Reserved room for a number of plants: 2, 4, 6, 8, 12, 16 … */
export function roomFor(plants: number): number {
  let room = 2
  while (room < plants) room += room < 8 ? 2 : room < 24 ? 4 : 8
  return room
}

/** Computes the layout of a garden. `least` is its minimum width: a narrower garden is spread over it. */
export function layOutGarden(garden: Garden, least = 0): GardenLayout {
  const beds = BEDS.flatMap((id) => {
    const drifts = garden.drifts.filter((drift) => drift.bed === id)
    return drifts.length > 0 ? [inBed(id, drifts)] : []
  })
  // Each next bed goes into the shorter row, in the order of the beds.
  const rows: LaidOut[][] = [[], []]
  const lengths = [0, 0]
  for (const bed of beds) {
    const row = lengths[0]! <= lengths[1]! ? 0 : 1
    rows[row]!.push(bed)
    lengths[row] = lengths[row]! + bed.width + BED_MARGIN
  }
  const width = Math.max(least, 320, ...lengths.map((length) => length + BED_MARGIN))
  const places: BedPlace[] = []
  const placed: Placed[] = []
  rows.forEach((row, band) => {
    const { y } = BANDS[band]!
    const free = width - BED_MARGIN - lengths[band]!
    // Slightly offset, so that the beds of both rows do not line up.
    let x = BED_MARGIN + (free / (row.length + 1)) * (band === 0 ? 1 : 0.9)
    for (const bed of row) {
      const middle = x + bed.width / 2
      // A bed with few plants is less deep.
      const depth = BANDS[band]!.depth * Math.min(1, 0.48 + 0.05 * bed.spots.length)
      places.push({ id: bed.id, x, width: bed.width, y, depth, plants: bed.spots.length })
      for (const { plant, x: dx, y: dy } of bed.spots) {
        const at = plant.moved ? { x: middle + plant.moved.x, y: y + plant.moved.y } : { x: middle + dx, y: y + dy * depth }
        placed.push({ plant, x: clamp(at.x, 14, width - 14), y: clamp(at.y, 0, 1) })
      }
      x += bed.width + BED_MARGIN + free / (row.length + 1)
    }
  })
  return { width, beds: places, placed: placed.toSorted((a, b) => a.y - b.y) }
}

/** Offset from a plant's default position to a place. Stored in the arrangement, so that the plant moves along with its bed. */
export function movedTo(layout: GardenLayout, bed: BedId, x: number, y: number): { x: number; y: number } {
  const place = layout.beds.find(({ id }) => id === bed)
  if (!place) return { x: 0, y: 0 }
  return { x: Math.round(x - place.x - place.width / 2), y: Math.round((y - place.y) * 1000) / 1000 }
}

/** Positions within a bed: x from its centre in units, y from its centre in half depths. */
type LaidOut = { id: BedId; width: number; spots: { plant: GardenPlant; x: number; y: number }[] }

function inBed(id: BedId, drifts: readonly Drift[]): LaidOut {
  const ends = LANES.map(() => 0)
  const spots: LaidOut['spots'] = []
  const single = drifts.length === 1 && id !== 'rare'
  for (const drift of drifts) {
    const lane = ends.indexOf(Math.min(...ends))
    const columns = Math.ceil(roomFor(drift.plants.length) / 2)
    for (const plant of drift.plants) {
      const column = Math.floor(plant.index / 2)
      const dice = stableHash(`place ${plant.key}`)
      const x = ends[lane]! + (column + 0.5 + (((dice & 255) / 255) * 0.66 - 0.33) + (plant.index % 2) * 0.42) * COLUMN
      const row = plant.height === 'tall' ? -0.34 : plant.height === 'low' ? 0.3 : (plant.index % 2) * 0.36 - 0.16
      const y = (single ? 0 : LANES[lane]!) + row * (single ? 1.6 : 1) + (((dice >>> 8) & 255) / 255 - 0.5) * 0.3
      spots.push({ plant, x, y: clamp(y, -1, 1) })
    }
    ends[lane] = ends[lane]! + columns * COLUMN + GAP
  }
  const width = Math.max(96, ...ends)
  return { id, width, spots: spots.map((spot) => ({ ...spot, x: spot.x - width / 2 })) }
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
