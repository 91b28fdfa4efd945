import { lazy, Suspense } from 'react'
import { toneIcon, type AudioItem } from './items.ts'

const SeedPlant = lazy(() => import('./SeedPlant.tsx').then((file) => ({ default: file.SeedPlant })))

/** What stands for an item: a speech's tone as its emoji, for anything else the plant that grows from its seed. */
export function PlayerArt({ item }: { item: AudioItem }) {
  if (item.kind === 'speech') return <span aria-hidden="true">{toneIcon(item.tone)}</span>
  return (
    <Suspense fallback={null}>
      <SeedPlant seed={(item.kind === 'track' ? item.artSeed : undefined) ?? item.id} />
    </Suspense>
  )
}
