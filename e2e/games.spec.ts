import { GAME_IDS, type GameId } from '#features/mind/games/core/catalog.ts'
import { axeFindings } from './lib/axe.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const DIGITS = [...'123456789']
const SIDES = ['ArrowLeft', 'ArrowRight']

/** The keys of each game: the test presses them one after the other, some right and some wrong. */
const KEYS: Readonly<Record<GameId, readonly string[]>> = {
  corsi: DIGITS,
  'digit-span': DIGITS,
  'dual-n-back': SIDES,
  flanker: SIDES,
  'object-tracking': DIGITS,
  'wide-look': [...SIDES, ...DIGITS],
  'task-switching': SIDES,
  'symbol-digit': DIGITS,
  'go-no-go': [' '],
  'stop-signal': SIDES,
  matrices: DIGITS.slice(0, 6),
  'mental-rotation': SIDES,
  'lexical-decision': SIDES,
  'time-estimation': [' '],
}
const BETWEEN_KEYS_MS = 350
/** Games end by themselves; a slow machine gets three times the longest of them. */
const LONGEST_MS = 9 * 60_000

// Each game mostly waits for minutes and needs little CPU.
test.describe.configure({ mode: 'parallel' })

for (const game of GAME_IDS)
  test(`${game} is played to its end by keys alone, and grows a ring`, async ({ signedIn: page, server }) => {
    test.setTimeout(LONGEST_MS + 60_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `/brain-forest/play/${game}`)
    await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter')
    const done = page.getByRole('heading', { name: 'Done' })
    const end = Date.now() + LONGEST_MS
    for (let nth = 0; !(await done.isVisible()) && Date.now() < end; nth++) {
      await page.keyboard.press(KEYS[game][nth % KEYS[game].length]!)
      await page.waitForTimeout(BETWEEN_KEYS_MS)
    }
    await expect(done).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await expect
      .poll(async () => {
        const mind = (await (await page.request.get(`${server.url}/api/mind`)).json()) as { games: { game: string; sessions: number }[] }
        return mind.games.map((one) => `${one.game} ${one.sessions}`)
      })
      .toEqual([`${game} 1`])
    expect(errors).toEqual([])
  })
