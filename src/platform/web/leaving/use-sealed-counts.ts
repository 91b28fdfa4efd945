import { useSyncExternalStore } from 'react'
import { sealedCount, lostCount, onSealedMarks } from './sealed-marks.ts'

const none = () => 0

/** Number of sealed changes on this device, of all people, and of changes that could not be sealed. */
export function useSealedCounts(): { stored: number; lost: number } {
  return { stored: useSyncExternalStore(onSealedMarks, sealedCount, none), lost: useSyncExternalStore(onSealedMarks, lostCount, none) }
}
