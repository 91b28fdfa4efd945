import { useSyncExternalStore } from 'react'
import { sealedCount, lostCount, onSealedMarks } from './sealed-marks.ts'

const none = () => 0

/** Changes that wait here, sealed, of whomever, and those that could not be sealed. */
export function useSealedCounts(): { kept: number; lost: number } {
  return { kept: useSyncExternalStore(onSealedMarks, sealedCount, none), lost: useSyncExternalStore(onSealedMarks, lostCount, none) }
}
