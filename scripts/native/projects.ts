import { createHash } from 'node:crypto'

// Edits the native projects that Capacitor generates. Each change finds its place or throws, and is made once.

/** The page that the app starts with: no page of ours yet, its scripts alone, and nothing from another host but answers, pictures and sounds. */
export function startPage(shell: string): string {
  const scripts = [...shell.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => `'sha256-${hashOf(code!)}'`)
  const policy = [
    "default-src 'self' capacitor:",
    `script-src 'self' capacitor: 'wasm-unsafe-eval' ${scripts.join(' ')}`,
    "style-src 'self' capacitor: 'unsafe-inline'",
    "connect-src 'self' capacitor: https: data: blob:",
    "img-src 'self' capacitor: https: data: blob:",
    "media-src 'self' capacitor: https: data: blob:",
    "worker-src 'self' capacitor: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
  return placed(shell.replaceAll('__ORIGIN__', ''), '<head>', (head) => `${head}\n    ${meta}`)
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')

/** Background audio; links of the app's own scheme; reasons for the permissions that iOS asks for. */
const PLIST = `	<key>UIBackgroundModes</key>
	<array>
		<string>audio</string>
	</array>
	<key>CFBundleURLTypes</key>
	<array>
		<dict>
			<key>CFBundleURLName</key>
			<string>org.fernwell.app</string>
			<key>CFBundleURLSchemes</key>
			<array>
				<string>fernwell</string>
			</array>
		</dict>
	</array>
	<key>CFBundleLocalizations</key>
	<array>
		<string>en</string>
		<string>de</string>
	</array>
	<key>NSFaceIDUsageDescription</key>
	<string>To open Fernwell when you have locked it.</string>
	<key>NSCameraUsageDescription</key>
	<string>For photos that you take for an entry, a page or a measurement, and to read a barcode.</string>
	<key>NSMicrophoneUsageDescription</key>
	<string>For recordings that you make, and to hear you where you speak to Fernwell.</string>
	<key>NSPhotoLibraryAddUsageDescription</key>
	<string>To save a picture that you share from Fernwell to your photos.</string>
`

export const infoPlist = (text: string): string =>
  once(text, 'UIBackgroundModes', (plist) => placed(plist, /<\/dict>\s*<\/plist>/, (end) => PLIST + end))

/** Without this category iOS lets a phone's mute switch silence a meditation, and ends it when the app is left. */
const AUDIO = `        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)\n`

export const appDelegate = (text: string): string =>
  once(text, 'AVAudioSession', (swift) =>
    placed(
      placed(swift, 'import Capacitor', (line) => `import AVFoundation\n${line}`),
      /didFinishLaunchingWithOptions[^\n]*\{\n/,
      (line) => line + AUDIO,
    ),
  )

const LINKS = `            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="fernwell" android:host="open" />
            </intent-filter>
`
const PERMISSIONS = ['CAMERA', 'RECORD_AUDIO', 'MODIFY_AUDIO_SETTINGS', 'POST_NOTIFICATIONS', 'FOREGROUND_SERVICE_MEDIA_PLAYBACK']

/** Links, permissions, and no backup of private data in the cloud. */
export const androidManifest = (text: string): string =>
  once(text, 'android:scheme="fernwell"', (manifest) => {
    const asked = PERMISSIONS.map((name) => `    <uses-permission android:name="android.permission.${name}" />\n`).join('')
    const features = `    <uses-feature android:name="android.hardware.camera" android:required="false" />\n`
    const withLinks = placed(manifest, /[ \t]*<\/activity>/, (end) => LINKS + end)
    const withAsked = placed(withLinks, '</manifest>', (end) => asked + features + end)
    return placed(withAsked, 'android:allowBackup="true"', () => 'android:allowBackup="false"')
  })

/** Changed already where it has the mark. */
const once = (text: string, mark: string, change: (text: string) => string): string => (text.includes(mark) ? text : change(text))

function placed(text: string, place: string | RegExp, put: (found: string) => string): string {
  let isFound = false
  const changed = text.replace(place, (found) => {
    isFound = true
    return put(found)
  })
  if (!isFound) throw new Error(`Capacitor’s project has no ${String(place)} any more; change scripts/native/projects.ts.`)
  return changed
}
