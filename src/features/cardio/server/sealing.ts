import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { USUAL_SETTINGS, type CardioSettings, type SessionFields } from '../contract.ts'
import { TRACK_COLUMNS, type Track } from '../engine/track.ts'

export type SealedFields = Pick<SessionFields, 'name' | 'note' | 'bpm'> & {
  /** Energy that the device or app reported; null: none. */
  reported: { kcal: number; withRest: boolean } | null
}

const session = (id: string) => `cardio-session/${id}`
const track = (id: string) => `cardio-track/${id}`
const SETTINGS = 'cardio-settings'

/** A session's fields as they are sealed: its energy has its first name, and older sessions were saved without one. */
type StoredFields = Omit<SealedFields, 'reported'> & { told?: SealedFields['reported'] }

export const sealFields = (key: PersonKey, id: string, { name, note, bpm, reported }: SealedFields) =>
  key.seal(session(id), JSON.stringify({ name, note, bpm, told: reported } satisfies StoredFields))

export function openFields(key: PersonKey, id: string, sealed: Buffer): SealedFields {
  const { told: reported = null, ...fields } = JSON.parse(key.open(session(id), sealed).toString()) as StoredFields
  return { ...fields, reported }
}

export const sealSettings = (key: PersonKey, settings: CardioSettings) => key.seal(SETTINGS, JSON.stringify(settings))
export const openSettings = (key: PersonKey, sealed: Buffer): CardioSettings => ({
  ...USUAL_SETTINGS,
  ...(JSON.parse(key.open(SETTINGS, sealed).toString()) as Partial<CardioSettings>),
})

/** Steps per unit in each column, so that differences between neighbours are small integers. */
const STEPS = { t: 1, lat: 1e6, lon: 1e6, ele: 10, dist: 10, hr: 1, power: 1 } as const
/** Limit on unpacking, in bytes, against a maliciously large track. */
const MAX_OPENED = 64 * 1024 * 1024

/** Compresses and encrypts a track: delta encoding and brotli, about 12 KB for an hour at a point a second. */
export function sealTrack(key: PersonKey, id: string, { starts, ...columns }: Track): Buffer {
  const packed = Object.fromEntries(
    (['t', ...TRACK_COLUMNS] as const).flatMap((column) => {
      const values = columns[column]
      return values ? [[column, differences(values, STEPS[column])]] : []
    }),
  )
  const plain = Buffer.from(JSON.stringify(starts ? { ...packed, starts } : packed))
  return key.seal(track(id), brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}

/** Decrypts a track but leaves it packed, as input for a child process. */
export const openPackedTrack = (key: PersonKey, id: string, sealed: Buffer): Buffer => key.open(track(id), sealed)

export const openTrack = (key: PersonKey, id: string, sealed: Buffer): Track => unpackTrack(openPackedTrack(key, id, sealed))

export function unpackTrack(packed: Uint8Array): Track {
  const plain = brotliDecompressSync(packed, { maxOutputLength: MAX_OPENED })
  const { starts, ...unpacked } = JSON.parse(plain.toString()) as Record<string, (number | null)[]> & { starts?: number[] }
  const columns = Object.fromEntries(
    Object.entries(unpacked).map(([column, values]) => [column, sums(values, STEPS[column as keyof typeof STEPS])]),
  )
  return { ...(columns as unknown as Track), ...(starts && { starts }) }
}

function differences(values: readonly (number | null)[], step: number): (number | null)[] {
  let last = 0
  return values.map((value) => {
    if (value === null) return null
    const whole = Math.round(value * step)
    const difference = whole - last
    last = whole
    return difference
  })
}

function sums(values: readonly (number | null)[], step: number): (number | null)[] {
  let last = 0
  return values.map((value) => (value === null ? null : (last += value) / step))
}
