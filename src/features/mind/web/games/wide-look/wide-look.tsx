import { useState } from 'react'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { FIXATION_MS, MASK_MS, SIDES, wideLook, type LookTrial } from '../../../games/rules/wide-look.ts'
import { TwoChoices } from '../../board/TwoChoices.tsx'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { Choice } from '../../board/Choice.tsx'
import { useKeys, useOnset, useShownFor, useSteps } from '../../board/hooks.ts'
import { ACTIVE, REVIEW } from '../../board/transfer.ts'
import styles from './WideLook.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })
const PLACES = Array.from({ length: SIDES }, (_, side) => {
  const turn = (side / SIDES) * 2 * Math.PI - Math.PI / 2
  return { x: 50 + Math.cos(turn) * 40, y: 50 + Math.sin(turn) * 40 }
})
/** On a number pad: up is 8, then clockwise. */
const PAD = ['8', '9', '6', '3', '2', '1', '4', '7']

/** An owl or a fox appears briefly in the centre and a moth at one side. Then leaves cover everything. */
function Board({ stimulus: { middle, side, shown }, api, wasRight }: BoardProps<LookTrial>) {
  const { labels } = useMessages(words)
  const step = useSteps([FIXATION_MS, shown, MASK_MS])
  const [who, setWho] = useState<0 | 1>()
  useOnset(step === 1, api)
  useShownFor(step === 1, step === 2, shown, api)
  const isOpen = step === 3
  const pickMiddle = (one: 0 | 1) => isOpen && who === undefined && setWho(one)
  const pickSide = (one: number, event: Event) => {
    if (isOpen && who !== undefined && wasRight === null) api.respond([who, one], event)
  }
  useKeys((key, event) => {
    const place = PAD.indexOf(key)
    if (place >= 0) pickSide(place, event)
  })
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        <div className={styles.field} role="group" aria-label={labels.where}>
          {PLACES.map(({ x, y }, place) => (
            <Choice
              key={place}
              label={labels.side!.replace('{n}', labels[`side${place}`]!)}
              keyName={PAD[place]!}
              disabled={!isOpen || who === undefined}
              className={styles.place}
              onChoose={(event) => pickSide(place, event)}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              <svg viewBox="0 0 40 40" aria-hidden="true" data-was={(wasRight !== null && place === side) || undefined}>
                {step === 1 && place === side && <path d={MOTH} className={styles.moth} />}
                {step === 2 && <path d={LEAVES} className={styles.mask} />}
              </svg>
            </Choice>
          ))}
          <svg viewBox="0 0 100 100" className={styles.middle} aria-hidden="true">
            {step === 0 && <circle cx={50} cy={50} r={5} className={styles.dot} />}
            {step === 1 && <path d={middle ? FOX : OWL} className={styles.animal} fillRule="evenodd" />}
            {step === 2 && <path d={LEAVES} transform="scale(2.5)" className={styles.mask} />}
          </svg>
        </div>
      </div>
      {isOpen && who === undefined ? (
        <TwoChoices ask={labels.who} left={labels.owl!} right={labels.fox!} onChoose={pickMiddle} />
      ) : (
        <p className={`${boardStyles.ask} ${styles.ask}`} role="status">
          {isOpen ? labels.where : labels.look}
        </p>
      )}
    </div>
  )
}

const OWL =
  'M50 12C70 12 82 26 82 50C82 76 68 92 50 92C32 92 18 76 18 50C18 26 30 12 50 12ZM36 34a11 11 0 1 0 0.1 0ZM64 34a11 11 0 1 0 0.1 0ZM46 58L54 58L50 68Z'
const FOX =
  'M14 10L40 26C46 24 54 24 60 26L86 10L82 50C80 72 62 86 50 92C38 86 20 72 18 50ZM34 46a5 5 0 1 0 0.1 0ZM66 46a5 5 0 1 0 0.1 0ZM44 74H56L50 82Z'
const MOTH =
  'M20 16C26 4 38 6 36 16C35 22 28 24 22 22C28 26 30 34 24 34C21 34 20 28 20 24C20 28 19 34 16 34C10 34 12 26 18 22C12 24 5 22 4 16C2 6 14 4 20 16Z'
const LEAVES =
  'M4 20C8 8 18 6 24 12C20 22 12 26 4 20ZM18 34C18 22 26 16 36 18C38 28 30 36 18 34ZM22 10C26 2 36 2 38 8C34 16 28 16 22 10ZM4 36C4 28 10 24 16 26C16 34 12 38 4 36Z'

export const view = anyView({
  rules: wideLook,
  Board,
  words,
  sources: [
    {
      text: 'Ball, K., & Owsley, C. (1993). The useful field of view test: a new technique for evaluating age-related declines in visual function. Journal of the American Optometric Association, 64(1), 71–79. (The idea; material and scoring here are our own.)',
    },
    ACTIVE,
    {
      text: 'Edwards, J. D. et al. (2018). Systematic review and meta-analyses of useful field of view cognitive training. Neuroscience & Biobehavioral Reviews, 84, 72–91.',
      doi: '10.1016/j.neubiorev.2017.11.004',
    },
    REVIEW,
  ],
})
