import { isNative } from '../native/native.ts'

/** Whether words can be handed to another app. */
export const canShareWords = (): boolean => isNative() || typeof navigator.share === 'function'

/** Hands words to another app by the system's own sheet. Closing it is no failure. */
export async function shareWords(text: string): Promise<void> {
  if (isNative()) return (await import('./phone-share.ts')).shareWords(text)
  await navigator.share({ text }).catch(ignoreAborted)
}

/** Whether a file can be handed to another app. */
export const canShareFile = (file: File): boolean =>
  isNative() || (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] }))

/** Hands a file to another app by the system's own sheet. Closing it is no failure. */
export async function shareFile(file: File, text?: string): Promise<void> {
  if (isNative()) return (await import('./phone-share.ts')).shareOut(file.name, file)
  await navigator.share({ files: [file], ...(text === undefined ? {} : { text }) }).catch(ignoreAborted)
}

function ignoreAborted(error: Error): void {
  if (error.name !== 'AbortError') throw error
}
