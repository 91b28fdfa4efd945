import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { mentalRotation, PAUSE_MS, TWIGS, type RotationTrial } from '../../../games/rules/mental-rotation.ts'
import { TwoChoices } from '../../board/TwoChoices.tsx'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { useOnset, useSteps } from '../../board/hooks.ts'
import { REVIEW } from '../../board/transfer.ts'
import styles from './MentalRotation.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })

/** Two twigs. Is the right one the left one turned, or its mirror image? */
function Board({ stimulus: { twig, angle, clockwise, mirrored }, api, wasRight }: BoardProps<RotationTrial>) {
  const { labels } = useMessages(words)
  const isShown = useSteps([PAUSE_MS]) === 1
  useOnset(isShown, api)
  const answer = (same: 0 | 1, event: Event) => {
    if (isShown && wasRight === null) api.respond([same], event)
  }
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        {isShown ? (
          <svg viewBox="-106 -54 212 108" className={styles.pair} role="img" aria-label={labels.pair}>
            <g transform="translate(-52 0)">
              <Twig of={twig} />
            </g>
            <g transform={`translate(52 0) rotate(${clockwise ? angle : -angle}) scale(${mirrored ? -1 : 1} 1)`}>
              <Twig of={twig} />
            </g>
          </svg>
        ) : (
          <span className={boardStyles.fixation} />
        )}
      </div>
      <TwoChoices ask={labels.ask} left={labels.same!} right={labels.mirror!} onChoose={(way, event) => answer(way === 0 ? 1 : 0, event)} />
    </div>
  )
}

/** Cells joined to a branch, with a bud at the first one. */
function Twig({ of }: { of: number }) {
  const cells = TWIGS[of]!
  const middle = [0, 1].map((axis) => (Math.max(...cells.map((cell) => cell[axis]!)) + Math.min(...cells.map((cell) => cell[axis]!))) / 2)
  const at = ([x, y]: readonly [number, number]) => [(x - middle[0]!) * 21, (y - middle[1]!) * 21] as const
  const joins = cells.flatMap((a, i) =>
    cells.slice(i + 1).flatMap((b) => (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1 ? [[at(a), at(b)] as const] : [])),
  )
  return (
    <>
      <path d={joins.map(([a, b]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join('')} className={styles.wood} />
      {cells.map((cell) => {
        const [x, y] = at(cell)
        return <circle key={`${cell[0]} ${cell[1]}`} cx={x} cy={y} r={7.4} className={styles.knot} />
      })}
    </>
  )
}

export const view = anyView({
  rules: mentalRotation,
  Board,
  words,
  sources: [
    {
      text: 'Shepard, R. N., & Metzler, J. (1971). Mental rotation of three-dimensional objects. Science, 171(3972), 701–703.',
      doi: '10.1126/science.171.3972.701',
    },
    {
      text: 'Uttal, D. H. et al. (2013). The malleability of spatial skills: a meta-analysis of training studies. Psychological Bulletin, 139(2), 352–402.',
      doi: '10.1037/a0028446',
    },
    REVIEW,
  ],
})
