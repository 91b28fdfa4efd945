import { useEffect, useState } from 'react'
import { queueIdleWork } from './idle-queue.ts'

/** True once it is this picture's turn to be drawn (see idle-queue.ts); asks for it when `isWanted`. */
export function useTurn(isWanted = true): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => (isWanted && !isOn ? queueIdleWork(() => setOn(true)) : undefined), [isWanted, isOn])
  return isOn
}
