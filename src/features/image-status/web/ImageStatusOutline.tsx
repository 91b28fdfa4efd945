import { getImageStatus } from '../contract.ts'
import { StatusFrame } from './StatusFrame.tsx'
import { StatusSkeleton } from './StatusSkeleton.tsx'

export const reads = [getImageStatus.path]

/** ImageStatusPage as it stands before anything of the person is known. */
export default function ImageStatusOutline() {
  return (
    <StatusFrame isDrawn>
      <StatusSkeleton />
    </StatusFrame>
  )
}
