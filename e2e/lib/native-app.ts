import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { startPage } from '../../scripts/native/projects.ts'

type Call = { callbackId: string; pluginId: string; methodName: string; options: Record<string, unknown> }
type Answer = (options: Record<string, unknown>) => unknown

/** The wrapper’s origin of the app’s own files; iOS has its own scheme, which this browser does not support. */
export const APP = 'https://localhost'
const INTERCEPTOR = '/_capacitor_http_interceptor_'
const WEB = path.resolve('dist/web')
/** The script that the iOS wrapper injects into the page: Capacitor’s original, not a copy. */
const bridge = () =>
  readFileSync(
    path.join(
      path.dirname(createRequire(import.meta.url).resolve('@capacitor/ios/package.json')),
      'Capacitor/Capacitor/assets/native-bridge.js',
    ),
    'utf8',
  )

/** Methods that the page calls, by the wrapper's names. */
const PLUGINS: Record<string, readonly string[]> = {
  App: ['getLaunchUrl', 'minimizeApp'],
  LocalNotifications: ['checkPermissions', 'requestPermissions', 'schedule', 'getPending', 'cancel'],
  Filesystem: ['writeFile', 'rmdir'],
  Share: ['share'],
  BiometricAuthNative: ['checkBiometry', 'internalAuthenticate'],
  CapacitorHttp: ['request'],
}

/**
 * A simulated iPhone: the files of the built app, Capacitor’s bridge script, and mocked answers in place of the Swift code. Requests
 * by native HTTP use a cookie store that the page cannot read, as on iOS.
 */
export async function openNativeApp(context: BrowserContext) {
  const calls: { plugin: string; method: string; options: Record<string, unknown> }[] = []
  const cookies = new Map<string, string>()
  const listeners = new Map<string, string>()
  let pending: { id: number }[] = []
  const answers: Record<string, Answer> = {
    'App.getLaunchUrl': () => ({}),
    'LocalNotifications.requestPermissions': () => ({ display: 'granted' }),
    'LocalNotifications.checkPermissions': () => ({ display: 'granted' }),
    'LocalNotifications.getPending': () => ({ notifications: pending }),
    'LocalNotifications.schedule'({ notifications }) {
      pending = [...pending, ...(notifications as { id: number }[])]
      return { notifications: [] }
    },
    'LocalNotifications.cancel': () => void (pending = []),
    'Filesystem.writeFile': ({ path: name }) => ({ uri: `file:///cache/${String(name)}` }),
    'Share.share': () => ({}),
    'BiometricAuthNative.checkBiometry': () => ({
      isAvailable: true,
      biometryType: 2,
      biometryTypes: [2],
      deviceIsSecure: true,
      reason: '',
      code: '',
    }),
    'BiometricAuthNative.internalAuthenticate': () => undefined,
    'CapacitorHttp.request': (options) => nativeHttp(options),
  }

  async function request(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0]!.split(/=(.*)/s) as [string, string]
      if (/max-age=0|1970/i.test(line) || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  async function nativeHttp({ url, method, headers, data, responseType }: Record<string, unknown>): Promise<object> {
    const body = data === undefined || data === null ? undefined : typeof data === 'string' ? data : JSON.stringify(data)
    const response = await request(String(url), {
      method: String(method),
      headers: headers as HeadersInit,
      ...(body === undefined ? {} : { body }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      url: response.url,
      data: responseType === 'blob' ? bytes.toString('base64') : isJson ? JSON.parse(bytes.toString() || 'null') : bytes.toString(),
    }
  }

  await context.exposeBinding('fernwellPhone', async (_, call: Call) => {
    const { pluginId, methodName, options, callbackId } = call
    if (methodName === 'addListener') return void listeners.set(`${pluginId}.${String(options.eventName)}`, callbackId)
    calls.push({ plugin: pluginId, method: methodName, options })
    try {
      return { success: true, data: (await answers[`${pluginId}.${methodName}`]?.(options)) ?? {} }
    } catch (error) {
      return { success: false, error: { message: (error as Error).message, code: (error as { code?: string }).code ?? '' } }
    }
  })

  // One script: the order of several is not defined.
  const run = (part: (given: never) => void, given: unknown) => `(${part.toString()})(${JSON.stringify(given)})`
  await context.addInitScript({ content: [run(phone, APP), bridge(), run(plugins, PLUGINS)].join(';\n') })

  const index = startPage(readFileSync(path.join(WEB, 'pages/app-shell.html'), 'utf8'))
  await context.route(`${APP}/**`, async (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname === INTERCEPTOR) {
      const response = await request(searchParams.get('u')!, { headers: { range: route.request().headers().range ?? '' } })
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
    }
    const file = path.join(WEB, pathname)
    if (path.extname(pathname) && existsSync(file)) return route.fulfill({ path: file })
    return route.fulfill({ contentType: 'text/html', body: index })
  })

  return {
    calls,
    cookies,
    /** Sets the phone's answer to a method. */
    answer: (method: string, as: Answer) => void (answers[method] = as),
    /** Sends an event of the phone to the app: a link, pause, resume. */
    tell: (page: Page, plugin: string, event: string, data: object) =>
      page.evaluate((result) => (window as unknown as { Capacitor: { fromNative(result: object): void } }).Capacitor.fromNative(result), {
        callbackId: listeners.get(`${plugin}.${event}`)!,
        pluginId: plugin,
        methodName: 'addListener',
        success: true,
        save: true,
        data,
      }),
    called: (method: string) => calls.filter((call) => `${call.plugin}.${call.method}` === method),
  }
}

type Capacitor = {
  Plugins: Record<string, unknown>
  PluginHeaders: object[]
  nativePromise(...words: unknown[]): unknown
  fromNative(result: object): void
}

/** Runs in the page before Capacitor’s script: the objects that iOS provides. */
function phone(app: string): void {
  const page = window as unknown as {
    Capacitor: object
    webkit: object
    WEBVIEW_SERVER_URL: string
    fernwellPhone(call: object): Promise<object>
  }
  page.WEBVIEW_SERVER_URL = app
  page.Capacitor = { isLoggingEnabled: false, Plugins: {} }
  page.webkit = {
    messageHandlers: {
      bridge: {
        async postMessage(call: Record<string, unknown>) {
          if (call.type !== 'message') return
          const answer = await page.fernwellPhone({ ...call, options: call.options ?? {} })
          const { callbackId, pluginId, methodName } = call
          if (answer) (page.Capacitor as Capacitor).fromNative({ ...answer, callbackId, pluginId, methodName })
        },
      },
    },
  }
  // The page asks by it whether native HTTP replaces fetch.
  window.prompt = (text = '') => (text.includes('"CapacitorHttp"') ? 'true' : 'false')
}

/** Runs in the page after it: the wrapper's declarations of its plugins. */
function plugins(all: Record<string, string[]>): void {
  const { Capacitor } = window as unknown as { Capacitor: Capacitor }
  Capacitor.PluginHeaders = Object.entries(all).map(([name, methods]) => {
    const own: Record<string, unknown> = {}
    for (const method of methods) own[method] = (options: unknown) => Capacitor.nativePromise(name, method, options)
    Capacitor.Plugins[name] = own
    const events = ['addListener', 'removeListener'].map((method) => ({ name: method, rtype: undefined }))
    return { name, methods: [...events, ...methods.map((method) => ({ name: method, rtype: 'promise' }))] }
  })
}
