import { useState } from 'react'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { BLOCK_MS, BLOCKS, corsi, type CorsiPath } from '../../../games/rules/corsi.ts'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { Choice } from '../../board/Choice.tsx'
import { useKeys, useOnset, useSteps } from '../../board/hooks.ts'
import { REVIEW, WORKING_MEMORY } from '../../board/transfer.ts'
import styles from './Corsi.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })
/** A stone is lit for most of its second, so that two lit stones are distinguishable. */
const [QUIET_MS, LIT_MS] = [700, 800]

/** Stones in dark water light up one after the other; then they are pressed in that order. */
function Board({ stimulus: { path }, api, wasRight }: BoardProps<CorsiPath>) {
  const { labels } = useMessages(words)
  const plan = [QUIET_MS, ...path.flatMap(() => [LIT_MS, BLOCK_MS - LIT_MS])]
  const step = useSteps(plan)
  const shown = step > 0 && step < plan.length && step % 2 === 1 ? path[(step - 1) / 2] : undefined
  const isOpen = step >= plan.length
  const [tapped, setTapped] = useState<readonly number[]>([])
  useOnset(step > 0, api)

  const tap = (block: number, event: Event) => {
    if (!isOpen || wasRight !== null || tapped.includes(block)) return
    const next = [...tapped, block]
    setTapped(next)
    if (next.length === path.length) api.respond(next, event)
  }
  useKeys((key, event) => {
    const block = '123456789'.indexOf(key)
    if (block >= 0) tap(block, event)
  })
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        <div className={styles.pond} role="group" aria-label={labels.pond}>
          {BLOCKS.map(([x, y], block) => (
            <Choice
              key={block}
              label={labels.stone!.replace('{n}', String(block + 1))}
              keyName={String(block + 1)}
              className={styles.stone}
              pressed={tapped.includes(block)}
              disabled={!isOpen}
              onChoose={(event) => tap(block, event)}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${(y / 90) * 100}%`, rotate: `${((block * 67) % 40) - 20}deg` }}
            >
              <span className={styles.face} data-lit={shown === block || undefined} />
            </Choice>
          ))}
        </div>
      </div>
      <p className={boardStyles.ask} role="status" style={{ marginInline: 'auto' }}>
        {isOpen ? labels.now!.replace('{n}', `${tapped.length} / ${path.length}`) : labels.watch}
      </p>
    </div>
  )
}

export const view = anyView({
  rules: corsi,
  Board,
  words,
  sources: [
    {
      text: 'Kessels, R. P. C. et al. (2000). The Corsi Block-Tapping Task: standardization and normative data. Applied Neuropsychology, 7(4), 252–258.',
      doi: '10.1207/S15324826AN0704_8',
    },
    WORKING_MEMORY,
    REVIEW,
  ],
})
