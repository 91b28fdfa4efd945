import type { ComponentProps } from 'react'
import { Card } from './Card.tsx'
import { ChartFrame } from './ChartFrame.tsx'

type Props = Omit<ComponentProps<typeof ChartFrame>, 'level'> & { pad?: 'md' | 'lg' }

/** A section of a page that is one chart, in a card. */
export function ChartCard({ pad = 'md', ...chart }: Props) {
  return (
    <Card as="section" pad={pad}>
      <ChartFrame {...chart} level={2} />
    </Card>
  )
}
