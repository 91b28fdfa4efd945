// `npm run native`: the iOS and Android projects in native/, made from Capacitor's npm packages and the built pages. Run again, it brings them
// up to date. Both are made on any system; to build them takes Xcode, or Android's SDK.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { buildWhenStale } from './build.ts'
import { exitWithMessage, UsageError } from './lib/exit-with-message.ts'
import { drawAndroidIcons, drawIosIcons } from './native/icons.ts'
import { androidManifest, appDelegate, infoPlist, startPage } from './native/projects.ts'

const root = path.resolve(import.meta.dirname, '..')
const native = path.join(root, 'native')
const web = path.join(root, 'dist/web')
const www = path.join(native, 'www')

const IOS = 'ios/App/App'
const ANDROID = 'android/app/src/main'

/** Files that a phone does not need: pages that the server fills in, compressed copies, and pictures that no page of the app shows. */
const LEFT_OUT = /^(pages|sw\.js|routes\.json|built\.json|icons\/(social|screenshot)-.*)|\.(br|gz)$/

try {
  if (!existsSync(path.join(native, 'node_modules'))) throw new UsageError('Run "npm ci --prefix native" first.')
  await buildWhenStale()
  await rm(www, { recursive: true, force: true })
  await cp(web, www, { recursive: true, filter: (file) => !LEFT_OUT.test(path.relative(web, file)) })
  await writeFile(path.join(www, 'index.html'), startPage(await readFile(path.join(web, 'pages/app-shell.html'), 'utf8')))
  for (const platform of ['ios', 'android'] as const) capacitor(existsSync(path.join(native, platform)) ? 'sync' : 'add', platform)
  await change(`${IOS}/Info.plist`, infoPlist)
  await change(`${IOS}/AppDelegate.swift`, appDelegate)
  await change(`${IOS}/capacitor.config.json`, withNativeHttp)
  await change(`${ANDROID}/AndroidManifest.xml`, androidManifest)
  await drawIosIcons(web, path.join(native, IOS))
  await drawAndroidIcons(web, path.join(native, ANDROID, 'res'))
  console.log('\nnative/ios and native/android are ready. Open them in the folder native with "npx cap open ios", or android.')
} catch (error) {
  exitWithMessage(error)
}

function capacitor(...args: string[]): void {
  const cli = path.join(native, 'node_modules/@capacitor/cli/bin/capacitor')
  const done = spawnSync(process.execPath, [cli, ...args], {
    cwd: native,
    stdio: 'inherit',
    env: { ...process.env, CAPACITOR_TELEMETRY: '0' },
  })
  if (done.status !== 0) throw new UsageError(`Capacitor could not ${args.join(' ')}; its own message is above.`)
}

async function change(file: string, by: (text: string) => string): Promise<void> {
  const whole = path.join(native, file)
  await writeFile(whole, by(await readFile(whole, 'utf8')))
}

/** On iOS alone: its web view keeps the cookies of other hosts from pages, so the wrapper fetches for them. */
function withNativeHttp(text: string): string {
  const config = JSON.parse(text) as { plugins?: object }
  return `${JSON.stringify({ ...config, plugins: { ...config.plugins, CapacitorHttp: { enabled: true } } }, null, 2)}\n`
}
