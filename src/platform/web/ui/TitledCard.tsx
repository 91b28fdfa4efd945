import { type ComponentProps, type ReactNode, useId } from 'react'
import { Card } from './Card.tsx'

type Props = Omit<ComponentProps<typeof Card>, 'as' | 'title'> & { title: ReactNode; isSmall?: boolean }

/** A section of a page in a card, named by its heading. */
export function TitledCard({ title, isSmall = false, children, ...rest }: Props) {
  const id = useId()
  return (
    <Card {...rest} as="section" aria-labelledby={id}>
      <h2 id={id} className={isSmall ? 'small-title' : undefined}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
