import { apiHost, throughWrapper } from '../native/native.ts'
import { urlOf, type Input } from './call.ts'

/**
 * The address of an endpoint for elements that fetch by themselves: pictures, sounds, links, downloads. In the native app it leads to
 * the chosen server. An address that is no path of ours (`blob:`, `data:`, another host) is returned unchanged.
 *
 * @param path of an endpoint, with or without its parameters filled in
 */
export function apiAddress(path: string, input: Input = {}): string {
  return path.startsWith('/') ? apiHost() + urlOf(path, input) : path
}

/**
 * The same for the source of a picture or sound. The iOS app's web view sends no cookies to another host: there the wrapper
 * fetches it. `mark` changes with the content, so that no outdated copy is shown.
 */
export function mediaAddress(path: string, input: Input = {}, mark?: string): string {
  const address = apiAddress(path, input)
  return throughWrapper(mark === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}mark=${encodeURIComponent(mark)}`)
}
