import { lazy, type ComponentType } from 'react'
import type { WebFeature } from '#platform/web/feature.ts'

type Door = { feature: string; Door: ComponentType }
let doors: readonly Door[] = []

/** Called once by whoever knows all features. */
export function showDoorsOf(features: readonly WebFeature[]): void {
  doors = features.flatMap(({ id, doors: given }) => (given?.mind ? [{ feature: id, Door: lazy(given.mind) }] : []))
}

/** Doors from Mind's home to places of other features. */
export const mindDoors = (): readonly Door[] => doors
