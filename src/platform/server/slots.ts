import type { App } from './app/app.ts'
import type { ServerFeature, Slots } from './feature.ts'
import { bindServices, type Services } from './services.ts'

/** A slot's value as others read it: a feature's function has its App already. */
export type SlotValue<S extends keyof Slots> = WithoutApp<NonNullable<Slots[S]>>
type WithoutApp<T> = T extends (app: App, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : T

/** What one feature gave for a slot. */
export type Collected<S extends keyof Slots> = { feature: string; value: SlotValue<S> }

/** What every feature gives for a slot, in the order of the features; those that give nothing are left out. */
export type Collect = <S extends keyof Slots>(slot: S) => readonly Collected<S>[]

// Declared from here: what features give takes an App, so that App itself can import nothing of it.
declare module './app/app.ts' {
  interface HasCollect {
    /** What the features give for a slot. */
    collect: Collect
  }
}

/** Sets up each feature for an app: the values of their slots, and the services that they provide. */
export function setUpFeatures(app: App, features: readonly ServerFeature[]): { collect: Collect; services: Services } {
  const all = features.map(({ id, setUp, ...given }) => {
    const own = setUp?.(app)
    return { feature: id, slots: { ...given, ...own } as Slots, services: { ...given.services, ...own?.services } }
  })
  const collect: Collect = <S extends keyof Slots>(slot: S) =>
    all.flatMap(({ feature, slots }) => {
      const given: unknown = slots[slot]
      if (given === undefined) return []
      // Whoever collects knows neither the feature nor what its function needs of the app.
      const value = typeof given === 'function' ? (...rest: unknown[]) => (given as (...all: unknown[]) => unknown)(app, ...rest) : given
      return [{ feature, value: value as SlotValue<S> }]
    })
  return { collect, services: bindServices(app, all) }
}
