import type { Answers } from '../../answers.ts'
import type { Instrument, InstrumentTexts } from '../../scales.ts'

/** What both ways of showing lines are given. */
export interface LinesProps {
  instrument: Instrument
  texts: InstrumentTexts
  answers: Answers
  /** The line in view, from 0. */
  at: number
  /** Goes to a line; the number of lines is the end. */
  onAt: (at: number) => void
  onAnswer: (item: string, value: number | null, took?: number) => void
}
