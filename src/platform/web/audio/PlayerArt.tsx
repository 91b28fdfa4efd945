import { lazy, Suspense } from 'react'
import { toneIcon, type AudioItem } from './items.ts'

const SeedPlant = lazy(() => import('./SeedPlant.tsx').then((file) => ({ default: file.SeedPlant })))

/** An item's picture: an emoji for the tone of a speech, for anything else a plant that is generated from its seed. */
export function PlayerArt({ item }: { item: AudioItem }) {
  if (item.kind === 'speech') return <span aria-hidden="true">{toneIcon(item.tone)}</span>
  return (
    <Suspense fallback={null}>
      <SeedPlant seed={(item.kind === 'track' ? item.artSeed : undefined) ?? item.id} />
    </Suspense>
  )
}
