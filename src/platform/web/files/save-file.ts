import type { Input } from '../api/call.ts'
import { apiAddress } from '../api/address.ts'
import { isNative } from '../native/native.ts'

/** Hands a file to the browser to be saved; in the native app to the phone's own sheet, which can save it, too. */
export const saveFile = (name: string, type: string, content: BlobPart): void => saveBlob(name, new Blob([content], { type }))

/** The same with content that has its type. */
export function saveBlob(name: string, blob: Blob): void {
  if (isNative()) return void import('./phone-share.ts').then(({ shareOut }) => shareOut(name, blob))
  const url = URL.createObjectURL(blob)
  press(url, name)
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Lets the browser fetch a file of ours, by its path, as if its link had been pressed. `name`: for the native app, where the answer has none. */
export function saveFrom(path: string, input: Input, name: string): void {
  if (isNative()) return void import('./phone-share.ts').then(({ shareAddress }) => shareAddress(apiAddress(path, input), name))
  press(apiAddress(path, input), '')
}

/** The same for a file of any size whose path has its own key: in the native app the phone's browser fetches it. */
export function saveLarge(path: string): void {
  if (isNative()) window.open(apiAddress(path), '_blank')
  else press(apiAddress(path), '')
}

function press(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click()
}
