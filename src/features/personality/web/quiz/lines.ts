import type { Answers } from '../../answers.ts'
import type { Instrument, InstrumentTexts } from '../../scales.ts'

/** Props of both views of items. */
export interface LinesProps {
  instrument: Instrument
  texts: InstrumentTexts
  answers: Answers
  /** The current item, from 0. */
  at: number
  /** Goes to an item; the number of items is the end. */
  onAt: (at: number) => void
  onAnswer: (item: string, value: number | null, took?: number) => void
}
