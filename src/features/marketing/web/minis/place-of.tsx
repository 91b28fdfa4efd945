import { memo, Suspense, type ComponentType } from 'react'

/**
 * Component that renders one of these parts in its place. Memoized, because a change around it (the language) before its script is
 * loaded would make React discard the prerendered markup.
 */
export const placeOf = <Name extends string>(parts: Readonly<Record<Name, ComponentType>>, className: string | undefined) =>
  memo(function Place({ of }: { of: Name }) {
    const Part: ComponentType = parts[of]
    return (
      <div data-mini={of} className={className}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </div>
    )
  })
