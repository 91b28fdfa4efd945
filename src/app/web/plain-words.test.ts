import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BODY = ['workouts', 'cardio', 'nutrition', 'measurements']
const FEATURES = join(import.meta.dirname, '../../features')

/** Former words of Body's screens for actions that every other app names otherwise. */
const OLD = {
  en: /'Keep( it)?'|'Kept'|taken away|[Tt]ake away|On with it|Bring in, take out|moves on`|'Moved'|Beside last time|'In between'|'In passing'|all written down'|'Go (up|down)'|[Gg]irths(?!:)|Mean pulse|Last longer|this machine/,
  de: /'Behalten'|'Aufgehoben'|[Ww]eggenommen|[Ww]egnehmen|Zurückholen|Mitbringen|weitergeht`|'Bewegt'|Neben dem letzten Mal|'Zwischendurch'|'Nebenbei'|Mittlerer Puls|Länger durchhalten|diese(r)? Maschine/,
}

const messagesOf = (language: 'en' | 'de') =>
  BODY.flatMap((feature) =>
    readdirSync(join(FEATURES, feature), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(language === 'en' ? 'messages.ts' : 'messages.de.ts') || path.endsWith(`reasons.${language}.ts`))
      .map((path) => join(FEATURES, feature, path)),
  )

test.each(['en', 'de'] as const)('Body uses the usual words of other apps (%s)', (language) => {
  const files = messagesOf(language)
  expect(files.length).toBeGreaterThan(20)
  const wrong = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => OLD[language].test(line))
      .map((line) => `${path.slice(FEATURES.length)}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})

test('the food diary has another German name than the journal', () => {
  const wrong = messagesOf('de').filter(
    (path) => path.includes('nutrition') && /'(Tagebuch|Dein Tagebuch)'/.test(readFileSync(path, 'utf8')),
  )
  expect(wrong).toEqual([])
})
