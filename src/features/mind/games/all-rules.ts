import type { GameId } from './core/catalog.ts'
import { anyRules, type Rules } from './core/rules.ts'
import { corsi } from './rules/corsi.ts'
import { digitSpan } from './rules/digit-span.ts'
import { dualNBack } from './rules/dual-n-back.ts'
import { flanker } from './rules/flanker.ts'
import { goNoGo } from './rules/go-no-go.ts'
import { lexicalDecision } from './rules/lexical-decision.ts'
import { matrices } from './rules/matrices.ts'
import { mentalRotation } from './rules/mental-rotation.ts'
import { objectTracking } from './rules/object-tracking.ts'
import { stopSignal } from './rules/stop-signal.ts'
import { symbolDigit } from './rules/symbol-digit.ts'
import { taskSwitching } from './rules/task-switching.ts'
import { timeEstimation } from './rules/time-estimation.ts'
import { wideLook } from './rules/wide-look.ts'

/** The rules of every game, for the server and for tests; a page gets those of its game from the game's own module. */
export const RULES: Readonly<Record<GameId, Rules>> = {
  corsi: anyRules(corsi),
  'digit-span': anyRules(digitSpan),
  'dual-n-back': anyRules(dualNBack),
  flanker: anyRules(flanker),
  'object-tracking': anyRules(objectTracking),
  'wide-look': anyRules(wideLook),
  'task-switching': anyRules(taskSwitching),
  'symbol-digit': anyRules(symbolDigit),
  'go-no-go': anyRules(goNoGo),
  'stop-signal': anyRules(stopSignal),
  matrices: anyRules(matrices),
  'mental-rotation': anyRules(mentalRotation),
  'lexical-decision': anyRules(lexicalDecision),
  'time-estimation': anyRules(timeEstimation),
}
