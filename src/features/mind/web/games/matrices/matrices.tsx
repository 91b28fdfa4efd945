import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { matrices, PAUSE_MS, type Cell, type MatrixTrial } from '../../../games/rules/matrices.ts'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { Choice } from '../../board/Choice.tsx'
import { useKeys, useOnset, useSteps } from '../../board/hooks.ts'
import { REVIEW } from '../../board/transfer.ts'
import styles from './Matrices.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })
type Labels = Readonly<Record<string, string>>

/** Nine fields of leaves, the last one empty. Which of six belongs there? */
function Board({ stimulus: { cells, choices, right }, api, wasRight }: BoardProps<MatrixTrial>) {
  const { labels } = useMessages(words)
  const isShown = useSteps([PAUSE_MS]) === 1
  useOnset(isShown, api)
  const answer = (choice: number, event: Event) => {
    if (isShown && wasRight === null) api.respond([choice], event)
  }
  useKeys((key, event) => {
    const choice = '123456'.indexOf(key)
    if (choice >= 0) answer(choice, event)
  })
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        {isShown && (
          <div className={styles.grid} role="group" aria-label={labels.pattern}>
            {cells.map((cell, at) => (
              // oxlint-disable-next-line no-array-index-key -- nine places
              <span key={at} className={styles.cell}>
                {at === 8 ? <b aria-label={labels.missing}>?</b> : <Leaves of={cell} labels={labels} />}
              </span>
            ))}
          </div>
        )}
      </div>
      <div className={styles.choices} role="group" aria-label={labels.which} style={{ visibility: isShown ? 'visible' : 'hidden' }}>
        {choices.map((cell, at) => (
          <Choice
            // oxlint-disable-next-line no-array-index-key -- six places
            key={at}
            label={`${at + 1}: ${describe(cell, labels)}`}
            keyName={String(at + 1)}
            className={styles.pick}
            pressed={wasRight !== null && at === right}
            onChoose={(event) => answer(at, event)}
          >
            <Leaves of={cell} labels={labels} hidden />
          </Choice>
        ))}
      </div>
    </div>
  )
}

function describe({ count, shape, shade, veins }: Cell, labels: Labels): string {
  const drawn = [1, 2, 4, 8].flatMap((bit, at) => (veins & bit ? [labels[`vein${at}`]!] : []))
  return [`${count} × ${labels[`shape${shape}`]}`, labels[`shade${shade}`], ...drawn].join(', ')
}

const SHAPES = ['M0-20C12-12 14 8 0 20C-14 8-12-12 0-20Z', 'M0-18a18 18 0 1 0 .1 0Z', 'M0-20L18 14H-18Z']
const VEINS = ['M0-34V-22', 'M34 0H22', 'M0 34V22', 'M-34 0H-22']
const PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 0, 1]],
  2: [
    [-17, 0, 0.72],
    [17, 0, 0.72],
  ],
  3: [
    [-18, 12, 0.62],
    [18, 12, 0.62],
    [0, -16, 0.62],
  ],
}

/** A field: leaves of a shape and shade (empty, striped, full), and strokes at its four sides. */
function Leaves({ of, labels, hidden = false }: { of: Cell; labels: Labels; hidden?: boolean }) {
  return (
    <svg
      viewBox="-44 -44 88 88"
      className={styles.leaves}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describe(of, labels) })}
    >
      {PLACES[of.count]!.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d={SHAPES[of.shape]} data-shade={of.shade} />
          {of.shade === 1 && <path d="M-9-6H9M-11 1H11M-10 8H10" className={styles.stripes} />}
        </g>
      ))}
      {VEINS.map((d, at) => (of.veins & (1 << at) ? <path key={d} d={d} className={styles.vein} /> : null))}
    </svg>
  )
}

export const view = anyView({
  rules: matrices,
  Board,
  words,
  sources: [
    {
      text: 'Carpenter, P. A., Just, M. A., & Shell, P. (1990). What one intelligence test measures: a theoretical account of the processing in the Raven Progressive Matrices Test. Psychological Review, 97(3), 404–431. (On rules; every pattern here is made by our own.)',
      doi: '10.1037/0033-295X.97.3.404',
    },
    {
      text: 'Matzen, L. E. et al. (2010). Recreating Raven’s: software for systematically generating large numbers of Raven-like matrix problems. Behavior Research Methods, 42, 525–541.',
      doi: '10.3758/BRM.42.2.525',
    },
    REVIEW,
  ],
})
