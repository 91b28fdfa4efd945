import type { App } from './app/app.ts'
import type { ServerFeature, Slots } from './feature.ts'
import { bindServices, type Services } from './services.ts'

/** A slot's value for its readers: a function of a feature already has its App. */
export type SlotValue<S extends keyof Slots> = WithoutApp<NonNullable<Slots[S]>>
type WithoutApp<T> = T extends (app: App, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : T

/** One feature's value of a slot. */
export type Collected<S extends keyof Slots> = { feature: string; value: SlotValue<S> }

/** The values of all features for a slot, in the order of the features; features without one are left out. */
export type Collect = <S extends keyof Slots>(slot: S) => readonly Collected<S>[]

// Declared from here: the slots' types use App, so that App itself can import nothing of them.
declare module './app/app.ts' {
  interface HasCollect {
    /** The values of all features for a slot. */
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
      // A caller of `collect` knows neither the feature nor the services that its function needs.
      const value = typeof given === 'function' ? (...rest: unknown[]) => (given as (...all: unknown[]) => unknown)(app, ...rest) : given
      return [{ feature, value: value as SlotValue<S> }]
    })
  return { collect, services: bindServices(app, all) }
}
