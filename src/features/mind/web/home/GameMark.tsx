import type { GameId } from '../../games/core/catalog.ts'
import styles from './Home.module.css'

/** A small picture of each game, in one line of light on the forest's dark. */
const MARKS: Readonly<Record<GameId, string>> = {
  corsi: 'M10 34a7 5 0 1 0 14 0a7 5 0 1 0-14 0M27 22a7 5 0 1 0 14 0a7 5 0 1 0-14 0M38 38a7 5 0 1 0 14 0a7 5 0 1 0-14 0',
  'digit-span': 'M12 40V22L8 25M20 26a5 5 0 1 1 9 3L20 40H30M38 22H49L43 29a6 6 0 1 1-6 9',
  'dual-n-back': 'M12 12H24V24H12ZM36 12H48V24H36ZM12 36H24V48H12ZM36 36H48V48H36ZM24 18H36M42 24V36',
  flanker: 'M6 30C12 24 16 26 18 30C20 26 24 24 30 30M30 22C36 16 40 18 42 22C44 18 48 16 54 22M28 44C34 38 38 40 40 44C42 40 46 38 52 44',
  'object-tracking': 'M16 40a4 4 0 1 0 8 0a4 4 0 1 0-8 0M38 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0M20 36C26 26 32 34 38 22M12 20l2 2M46 42l2 2',
  'wide-look': 'M6 30C16 14 44 14 54 30C44 46 16 46 6 30ZM24 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  'task-switching': 'M10 22H44L38 16M50 38H16L22 44',
  'symbol-digit': 'M20 48V12M20 28C12 28 10 22 10 16C18 16 20 22 20 28M36 20V44M36 20L32 23M44 44H30',
  'go-no-go': 'M12 40C12 22 22 12 40 12C40 30 30 40 12 40ZM12 40L28 24M40 48H52M46 48V40M38 40C38 32 54 32 54 40Z',
  'stop-signal': 'M8 30H36L28 22M36 30L28 38M46 16V44',
  matrices:
    'M12 12H20V20H12ZM26 12H34V20H26ZM40 12H48V20H40ZM12 26H20V34H12ZM26 26H34V34H26ZM40 26H48V34H40ZM12 40H20V48H12ZM26 40H34V48H26ZM42 44h4',
  'mental-rotation': 'M14 44V18H26M46 18A16 16 0 0 1 40 44M40 44L48 44M40 44L41 36',
  'lexical-decision': 'M10 44L22 14L34 44M14 34H30M42 30a6 7 0 1 0 0 12a6 7 0 1 0 0-12M50 28V44',
  'time-estimation': 'M14 30a16 16 0 1 0 32 0a16 16 0 1 0-32 0M30 20V30L38 34',
}

export function GameMark({ game }: { game: GameId }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg viewBox="0 0 60 60" fill="none" stroke="currentColor" strokeWidth={2.6} strokeLinecap="round" strokeLinejoin="round">
        <path d={MARKS[game]} />
      </svg>
    </span>
  )
}
