import { apiHost } from '../native/native.ts'
import { urlOf, type Input } from './call.ts'

/**
 * The address of an endpoint for everything that the page fetches by itself: pictures, sounds, links, downloads. In the native app it leads to
 * the chosen server. What is no path of ours (`blob:`, `data:`, another host) stays as it is.
 *
 * @param path of an endpoint, with or without its parameters filled in
 */
export function apiAddress(path: string, input: Input = {}): string {
  return path.startsWith('/') ? apiHost() + urlOf(path, input) : path
}
