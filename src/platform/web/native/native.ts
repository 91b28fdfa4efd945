/** The global object of the native iOS/Android wrapper (Capacitor): only the parts that are used here. */
type NativeAnswer = { status: number; data: unknown; headers: Record<string, string> }
type NativeRequest = {
  url: string
  method: string
  headers: Record<string, string>
  data?: unknown
  /** Bytes are returned as base64. */
  responseType?: 'blob'
  connectTimeout: number
  readTimeout: number
  webFetchExtra: { credentials: 'include' }
}
type Wrapper = {
  isNativePlatform?: () => boolean
  getPlatform?: () => string
  /** The wrapper's URL of the app's own files. */
  getServerUrl?: () => string
  Plugins?: { CapacitorHttp?: { request(options: NativeRequest): Promise<NativeAnswer> } }
}

const wrapper = (): Wrapper | undefined => (globalThis as { Capacitor?: Wrapper }).Capacitor

/** Whether the page runs inside the native app, on iOS or Android. */
export const isNative = (): boolean => wrapper()?.isNativePlatform?.() === true

/** Whether the page runs inside the native iOS app. */
export const isNativeIos = (): boolean => isNative() && wrapper()?.getPlatform?.() === 'ios'

/** Whether the page runs inside the native Android app. */
export const isNativeAndroid = (): boolean => isNative() && wrapper()?.getPlatform?.() === 'android'

const HOST_KEY = 'fernwell.server'

/** The server that was chosen in the native app, without a trailing slash; empty where none was. */
export function chosenServer(): string {
  try {
    return localStorage.getItem(HOST_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Sets the server of the native app (`https://…`). */
export const chooseServer = (url: string): void => localStorage.setItem(HOST_KEY, url.replace(/\/+$/, ''))

/**
 * The host that the native app talks to, without a trailing slash: the one chosen in it, else the one it was built with (`VITE_NATIVE_HOST`).
 * Empty in a browser, where the page's own host answers.
 */
export function apiHost(): string {
  return isNative() ? chosenServer() || (import.meta.env.VITE_NATIVE_HOST ?? '').replace(/\/+$/, '') : ''
}

/** Whether the wrapper has its own HTTP. Without it, no request was sent natively. */
export const hasNativeHttp = (): boolean => wrapper()?.Plugins?.CapacitorHttp !== undefined

/** The iOS wrapper intercepts this path and fetches the address behind it, with the cookies of its own HTTP. */
const INTERCEPTOR = '/_capacitor_http_interceptor_'

/** In the native iOS app, the intercepted address that returns the given one's content; elsewhere the given address. */
export function throughWrapper(address: string): string {
  if (!isNativeIos() || !/^https?:/.test(address)) return address
  return `${wrapper()?.getServerUrl?.() ?? location.origin}${INTERCEPTOR}?u=${encodeURIComponent(address)}`
}

const IOS_HEADERS = {
  'User-Agent': 'FernwellApp/1.0 (iOS)',
  'X-Requested-With': 'CapacitorApp',
  Accept: 'application/json',
}

/**
 * Sends a JSON request by the wrapper's own HTTP stack, to which web-view limits on cookies and origins do not apply.
 * Throws when the wrapper has none or cannot connect; the caller then falls back to `fetch`.
 */
export async function nativeRequest(request: {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
  timeoutMs: number
  /** The answer is bytes, not JSON. */
  isFile?: boolean
}): Promise<Response> {
  const http = wrapper()?.Plugins?.CapacitorHttp
  if (!http) throw new Error('This wrapper has no native HTTP.')
  const answer = await http.request({
    url: request.url,
    method: request.method,
    headers: { ...request.headers, ...IOS_HEADERS },
    ...(request.body === undefined ? {} : { data: JSON.parse(request.body) as unknown }),
    ...(request.isFile && { responseType: 'blob' as const }),
    connectTimeout: Math.min(10_000, request.timeoutMs),
    readTimeout: request.timeoutMs,
    webFetchExtra: { credentials: 'include' },
  })
  const isEmpty = answer.status === 204 || answer.status === 304
  return new Response(isEmpty ? null : contentOf(answer.data, request.isFile === true), { status: answer.status, headers: answer.headers })
}

function contentOf(data: unknown, isFile: boolean): string | Uint8Array<ArrayBuffer> {
  if (typeof data !== 'string') return JSON.stringify(data)
  if (!isFile) return data
  try {
    return Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
  } catch {
    // An error response is a text.
    return data
  }
}
