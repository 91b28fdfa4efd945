import type { ComponentProps, ReactNode } from 'react'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'

type Chart = ComponentProps<typeof ChartCard>
type Props = Pick<Chart, 'rows' | 'controls' | 'children'> & { words: Pick<Chart, 'title' | 'summary' | 'columns'> }

/** A card of the page with a chart. */
export function PatternCard({ words: { title, summary, columns }, ...chart }: Props) {
  return <ChartCard pad="lg" {...{ title, summary, columns }} {...chart} />
}

/** A card of the page without a chart. */
export function WordsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledCard pad="lg" title={title} gap={3}>
      {children}
    </TitledCard>
  )
}
