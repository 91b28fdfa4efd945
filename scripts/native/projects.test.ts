import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { androidManifest, appDelegate, infoPlist, startPage } from './projects.ts'

const PLIST = '<plist version="1.0">\n<dict>\n\t<key>A</key>\n\t<array>\n\t\t<dict>\n\t\t</dict>\n\t</array>\n</dict>\n</plist>\n'
const MANIFEST = '<manifest>\n<application\n  android:allowBackup="true">\n<activity>\n        </activity>\n</application>\n</manifest>\n'
const SWIFT =
  'import UIKit\nimport Capacitor\nfunc application(_ a: A, didFinishLaunchingWithOptions o: O?) -> Bool {\n        return true\n}\n'

test('settings that Fernwell needs are added to the native projects once, also when the script runs again', () => {
  const plist = infoPlist(PLIST)
  expect(plist).toContain('<string>audio</string>')
  expect(plist.trimEnd().endsWith('</dict>\n</plist>')).toBe(true)
  const manifest = androidManifest(MANIFEST)
  expect(manifest).toContain('android:scheme="fernwell"')
  expect(manifest).toContain('android:allowBackup="false"')
  const swift = appDelegate(SWIFT)
  expect(swift.indexOf('AVAudioSession')).toBeLessThan(swift.indexOf('return true'))
  expect([infoPlist(plist), androidManifest(manifest), appDelegate(swift)]).toEqual([plist, manifest, swift])
})

test('a project that looks another way is refused instead of being left half changed', () => {
  expect(() => androidManifest('<manifest></manifest>')).toThrow('no')
  expect(() => infoPlist('')).toThrow('projects.ts')
})

test('the first page runs its own scripts and no others', () => {
  const code = 'start()'
  const page = startPage(
    `<head><meta content="__ORIGIN__/icons/a.png"><script src="/a.js"></script><script data-entry="/b.js">${code}</script></head>`,
  )
  expect(page).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(page).not.toContain('__ORIGIN__')
  expect(page.match(/sha256-/g)).toHaveLength(1)
})

test('the projects have the plugins that the pages call, of the same versions', () => {
  const versionsIn = (file: string) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>
    return { ...dependencies, ...devDependencies }
  }
  const [own, pages] = [versionsIn('native/package.json'), versionsIn('package.json')]
  const both = Object.keys(pages).filter((name) => /capacitor/.test(name))
  expect(both.length).toBeGreaterThan(5)
  expect(Object.fromEntries(both.map((name) => [name, own[name]]))).toEqual(Object.fromEntries(both.map((name) => [name, pages[name]])))
})
