/** What the native iOS/Android wrapper (Capacitor) puts on the page. Only what is used here. */
type NativeAnswer = { status: number; data: unknown; headers: Record<string, string> }
type NativeRequest = {
  url: string
  method: string
  headers: Record<string, string>
  data?: unknown
  connectTimeout: number
  readTimeout: number
  webFetchExtra: { credentials: 'include' }
}
type Wrapper = {
  isNativePlatform?: () => boolean
  getPlatform?: () => string
  Plugins?: { CapacitorHttp?: { request(options: NativeRequest): Promise<NativeAnswer> } }
}

const wrapper = (): Wrapper | undefined => (globalThis as { Capacitor?: Wrapper }).Capacitor

/** Whether the page runs inside the native iOS app. */
export function isNativeIos(): boolean {
  const native = wrapper()
  return native?.isNativePlatform?.() === true && native.getPlatform?.() === 'ios'
}

/** The host that native apps talk to, without a trailing slash; empty in a browser, where the page's own host answers. */
export function apiHost(): string {
  return isNativeIos() ? (import.meta.env.VITE_NATIVE_HOST ?? '').replace(/\/+$/, '') : ''
}

const IOS_HEADERS = {
  'User-Agent': 'FernwellApp/1.0 (iOS)',
  'X-Requested-With': 'CapacitorApp',
  Accept: 'application/json',
}

/**
 * Sends a JSON request by the wrapper's own HTTP stack, which web-view limits on cookies and origins do not touch.
 * Throws when the wrapper has none or cannot connect; the caller then falls back to `fetch`.
 */
export async function nativeRequest(request: {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
  timeoutMs: number
}): Promise<Response> {
  const http = wrapper()?.Plugins?.CapacitorHttp
  if (!http) throw new Error('This wrapper has no native HTTP.')
  const answer = await http.request({
    url: request.url,
    method: request.method,
    headers: { ...request.headers, ...IOS_HEADERS },
    ...(request.body === undefined ? {} : { data: JSON.parse(request.body) as unknown }),
    connectTimeout: Math.min(10_000, request.timeoutMs),
    readTimeout: request.timeoutMs,
    webFetchExtra: { credentials: 'include' },
  })
  const text = typeof answer.data === 'string' ? answer.data : JSON.stringify(answer.data)
  const empty = answer.status === 204 || answer.status === 304
  return new Response(empty ? null : text, { status: answer.status, headers: answer.headers })
}
