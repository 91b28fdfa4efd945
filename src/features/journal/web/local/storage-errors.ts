/** Whether a write failed because the device has no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && (error.name === 'QuotaExceededError' || /quota|disk.*full|no space/i.test(error.message))
}
