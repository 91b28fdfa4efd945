import { useEffect, useState } from 'react'
import { inTurn } from './in-turn.ts'

/** True once it is this picture's turn to be drawn (see in-turn.ts); asks for it when `isWanted`. */
export function useTurn(isWanted = true): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => (isWanted && !isOn ? inTurn(() => setOn(true)) : undefined), [isWanted, isOn])
  return isOn
}
