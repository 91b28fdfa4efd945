import { getImageStatus } from '../contract.ts'
import { StatusFrame } from './StatusFrame.tsx'
import { StatusSkeleton } from './StatusSkeleton.tsx'

export const reads = [getImageStatus.path]

/** ImageStatusPage before any data of the person is loaded. */
export default function ImageStatusOutline() {
  return (
    <StatusFrame isDrawn>
      <StatusSkeleton />
    </StatusFrame>
  )
}
