/** A reason for the person at the terminal; shown without a stack. */
export class RestoreError extends Error {
  override name = 'UsageError'
}
