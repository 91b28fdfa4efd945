import { useId } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { WAYS, type Way } from './Letter.tsx'
import { checksMessages } from './messages.ts'

/** Asks to which side a letter is open; undefined when it cannot be seen. */
export function WayButtons({ onAnswer }: { onAnswer: (way: Way | undefined) => void }) {
  const c = useMessages(checksMessages)
  const id = useId()
  return (
    <>
      <p id={id}>{c.which}</p>
      <Cluster gap={2} role="group" aria-labelledby={id}>
        {WAYS.map((way) => (
          <Button key={way} kind="soft" onClick={() => onAnswer(way)}>
            {c.way[way]}
          </Button>
        ))}
        <Button kind="quiet" onClick={() => onAnswer(undefined)}>
          {c.cannot}
        </Button>
      </Cluster>
    </>
  )
}
