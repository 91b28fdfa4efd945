import type { App } from './app/app.ts'
import type { ServerFeature, Slots } from './feature.ts'

/** What one feature gave for a slot. */
export type Collected<S extends keyof Slots> = { feature: string; value: NonNullable<Slots[S]> }

/** What every feature gives for a slot, in the order of the features; those that give nothing are left out. */
export type Collect = <S extends keyof Slots>(slot: S) => readonly Collected<S>[]

// Declared from here: what features give takes an App, so that App itself can import nothing of it.
declare module './app/app.ts' {
  interface App {
    /** What the features give for a slot. */
    collect: Collect
  }
}

/** Sets up each feature for an app, and gives what they give. */
export function setUpFeatures(app: App, features: readonly ServerFeature[]): Collect {
  const all = features.map(({ id, setUp, ...slots }) => ({ feature: id, slots: { ...slots, ...setUp?.(app) } as Slots }))
  return (slot) => all.flatMap(({ feature, slots }) => (slots[slot] === undefined ? [] : [{ feature, value: slots[slot] }]))
}
