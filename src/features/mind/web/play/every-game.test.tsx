import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect, useMemo } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { seededRandom } from '#platform/contract/random.ts'
import { GAME_IDS, type GameId } from '../../games/core/catalog.ts'
import { assertTimes, counted, replay, type Answer, type Trial, scoreOf } from '../../games/core/rules.ts'
import { playerOf } from '../../games/player-skills.fixture.ts'
import type { GameView, TrialApi } from '../board/board.ts'
import { BOARDS } from '../games/boards.ts'
import { keysFor } from './robot.fixture.ts'
import { useOnlyTab } from './use-only-tab.ts'
import { usePlayer, type Player } from './use-player.ts'

// Whole sessions on the real boards, by keyboard alone and with a fake clock: a robot of a given skill reads the stimulus, answers
// after the reaction time of the simulated player of that skill, and presses the keys that a person would press.

const FRAME_MS = 16
/** Frames of ten minutes, longer than any session. */
const MOST_FRAMES = 600_000 / FRAME_MS

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
    now: Date.UTC(2026, 4, 4, 9),
  })
  // The page counts as visible while the robot plays.
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  isHidden = false
})

let isHidden = false

type Seen = { player: Player | null; onset: number | null; nth: number }

type StageProps = { view: GameView; onPlayer: (player: Player) => void; onOnset: (at: number) => void; isLate: () => boolean }

/** The board of a trial with its player, without the surrounding page. `isLate` makes onsets late. */
function Stage({ view, onPlayer, onOnset, isLate }: StageProps) {
  const player = usePlayer(view.rules, { start: 2, language: 'en' })
  const { api, nth, phase, session, wasRight } = player
  useLayoutEffect(() => onPlayer(player))
  const watched = useMemo<TrialApi>(
    () => ({
      ...api,
      onset(at, late = false) {
        onOnset(at)
        api.onset(at, late || isLate())
      },
    }),
    [api, isLate, onOnset],
  )
  const Board = view.Board
  return phase === 'playing' && session?.stimulus ? (
    <Board key={nth} stimulus={session.stimulus as never} api={watched} isPractice={session.isPractice} wasRight={wasRight} />
  ) : null
}

/** A key event, with the time stamp of the actual press. */
function press(key: string, at: number, type: 'keydown' | 'keyup' = 'keydown') {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  act(() => void document.body.dispatchEvent(event))
}

type Doing = { isLate?: () => boolean; onTrial?: (nth: number, player: () => Player) => void; goesOn?: boolean }

/** Opens a game, starts it, and plays until the session is over or the screen turns out to be unsteady. */
async function play(game: GameId, skill: number, { isLate = () => false, onTrial, goesOn = false }: Doing = {}) {
  const { view } = await BOARDS[game]()
  const seen: Seen = { player: null, onset: null, nth: -1 }
  const onPlayer = (player: Player) => {
    if (seen.nth !== player.nth) Object.assign(seen, { nth: player.nth, onset: null })
    seen.player = player
  }
  const onOnset = (at: number) => void (seen.onset = at)
  render(<Stage view={view} onPlayer={onPlayer} onOnset={onOnset} isLate={isLate} />)
  act(() => seen.player!.begin(false))
  const think = playerOf(game, skill)
  const random = seededRandom(`robot ${game}`)
  const intended: Pick<Answer, 'r' | 'rt'>[] = []
  let at = -1
  let done = false
  let heldSince: number | null = null
  for (let n = 0; n < MOST_FRAMES; n++) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(FRAME_MS)))
    const { player, nth } = seen
    if (player!.phase === 'unsteady' && goesOn) {
      act(() => player!.goOnUnmeasured())
      continue
    }
    if (player!.phase === 'over' || player!.phase === 'unsteady') break
    if (player!.phase !== 'playing' || !player!.session) continue
    if (nth !== at) {
      ;[at, done, heldSince] = [nth, false, null]
      intended.push(think(player!.session.stimulus, random, player!.session.trials))
      onTrial?.(intended.length - 1, () => seen.player!)
      if (seen.nth !== nth) continue
    }
    const { r, rt } = intended.at(-1)!
    if (done || rt === null) continue
    const now = performance.now()
    if (game === 'time-estimation') {
      // Held from the moment of the prompt, for the remembered duration of the light.
      if (heldSince === null && document.querySelector('button[aria-keyshortcuts=Space]:not([aria-disabled])')) {
        heldSince = now
        press(' ', now)
      } else if (heldSince !== null && now >= heldSince + rt) {
        press(' ', heldSince + rt, 'keyup')
        done = true
      }
    } else if (seen.onset !== null && now >= seen.onset + rt) {
      const stamp = seen.onset + rt
      for (const key of keysFor(game, r)) press(key, stamp)
      done = true
    }
  }
  return { view, player: seen.player!, session: seen.player!.session!, intended }
}

const answersOf = (trials: readonly Trial<unknown>[]): Answer[] =>
  trials.map(({ r, rt, at, void: reason }) => ({ r: [...r], rt, at, ...(reason && { void: reason }) }))

describe('By keys alone', () => {
  test.each(GAME_IDS)(
    'a robot plays a whole session of %s: every answer is the one it meant at the time it meant, and the server would believe it',
    async (game) => {
      const { view, player, session, intended } = await play(game, 0.5)
      expect(player.phase).toBe('over')
      expect(session.trials.map(({ r }) => r)).toEqual(intended.slice(0, session.trials.length).map(({ r }) => r))
      expect(session.trials.filter((trial) => trial.void !== undefined)).toEqual([])
      for (const [nth, { rt }] of session.trials.entries()) {
        const wanted = intended[nth]!.rt
        if (wanted === null) expect(rt).toBeNull()
        else expect(Math.abs(rt! - wanted)).toBeLessThan(0.1)
      }
      const { trials, isOver } = replay(view.rules, session.run, answersOf(session.trials))
      expect(isOver).toBe(true)
      assertTimes(view.rules, trials, Math.round(session.endedAt - session.base))
      const { main, figures } = view.rules.score(trials)
      expect(main, JSON.stringify(figures)).toBeTypeOf('number')
      // Frames of 16 ms: 16/√12 from the frame, and the resolution of the clock.
      expect(player.timing!.errorMs).toBeCloseTo(Math.sqrt(FRAME_MS ** 2 / 12 + 1 / 12), 1)
      expect(player.input).toBe('keyboard')
    },
  )
})

describe('Events that do not count', () => {
  const isBelieved = ({ view, session }: Awaited<ReturnType<typeof play>>) => {
    const { trials, isOver } = replay(view.rules, session.run, answersOf(session.trials))
    assertTimes(view.rules, trials, Math.round(session.endedAt - session.base))
    return isOver
  }

  test('a trial during which the page was hidden: it is void, another one takes its place, and the time away is not counted', async () => {
    const played = await play('flanker', 0.5, {
      onTrial(nth, player) {
        if (nth !== 5) return
        isHidden = true
        act(() => void document.dispatchEvent(new Event('visibilitychange')))
        expect(player().phase).toBe('paused')
        act(() => void vi.advanceTimersByTime(300_000))
        isHidden = false
        act(() => void document.dispatchEvent(new Event('visibilitychange')))
        // The player waits for the person to continue, not for the page to become visible.
        expect(player().phase).toBe('paused')
        act(() => player().resume())
      },
    })
    const { session, view } = played
    expect(session.trials.map((trial) => trial.void).filter((reason) => reason !== undefined)).toEqual(['hidden'])
    expect(session.trials[5]!.void).toBe('hidden')
    expect(session.trials[6]!.stimulus).not.toBe(session.trials[5]!.stimulus)
    expect(counted(session.trials)).toHaveLength(40)
    expect(session.endedAt - session.base).toBeLessThan(view.rules.seconds * 1300)
    expect(isBelieved(played)).toBe(true)
  })

  test('a trial whose onset missed its frame: void and replaced in a timed game, and of no matter in one that measures no time', async () => {
    let shown = 0
    const isLate = () => ++shown % 8 === 0
    const timed = await play('mental-rotation', 0.5, { isLate })
    const late = timed.session.trials.filter((trial) => trial.void === 'frames')
    expect(late.length).toBeGreaterThan(2)
    expect(late.every(({ r, rt, isRight }) => r.length === 0 && rt === null && !isRight)).toBe(true)
    expect(isBelieved(timed)).toBe(true)
    cleanup()
    const calm = await play('symbol-digit', 0.5, { isLate: () => !timed.view.rules.isTimed })
    expect(calm.session.trials.every((trial) => trial.void === undefined)).toBe(true)
  })

  test('a session on a screen that misses its onsets: within ten trials the person is asked, goes on unmeasured, and no score is made of it', async () => {
    const { player, session } = await play('flanker', 0.5, { isLate: () => true })
    expect(player.phase).toBe('unsteady')
    expect(session.trials.length).toBeLessThanOrEqual(10)
    expect(counted(session.trials)).toEqual([])
    cleanup()
    const played = await play('flanker', 0.5, { isLate: () => true, goesOn: true })
    expect(played.player.phase).toBe('over')
    expect(played.session.isMeasured).toBe(false)
    expect(counted(played.session.trials).length).toBeGreaterThan(20)
    expect(isBelieved(played)).toBe(true)
    expect(scoreOf(played.view.rules, played.session.trials as never, false)).toMatchObject({ main: null, why: 'unsteady' })
  })

  test('a screen that misses an onset now and then is measured to the end', async () => {
    let shown = 0
    const { player, session } = await play('flanker', 0.5, { isLate: () => ++shown % 12 === 0 })
    expect(player.phase).toBe('over')
    expect(session.isMeasured).toBe(true)
  })

  test('the clock on the wall, which may jump by years in the middle of a session', async () => {
    let jumps = 0
    const played = await play('go-no-go', 0.5, {
      onTrial(nth) {
        if (nth % 10 === 3) vi.setSystemTime(Date.now() + (++jumps % 2 ? 1 : -1) * 63_000_000_000)
      },
    })
    expect(jumps).toBeGreaterThan(3)
    const { session } = played
    expect(session.startedAt.slice(0, 10)).toBe('2026-05-04')
    expect(session.trials.every(({ rt }) => rt === null || (rt > 0 && rt < 1500))).toBe(true)
    expect(isBelieved(played)).toBe(true)
  })
})

describe('Two tabs of one game', () => {
  /** Locks as browsers have them between tabs: one holder, the others in a row. */
  function lockManager() {
    const rows = new Map<string, (() => void)[]>()
    const held = new Set<string>()
    const run = async (name: string, work: (lock: object | null) => unknown) => {
      held.add(name)
      try {
        await work({ name })
      } finally {
        held.delete(name)
        rows.get(name)?.shift()?.()
      }
    }
    return {
      async request(
        name: string,
        ...given: [{ ifAvailable: true }, (lock: object | null) => unknown] | [(lock: object | null) => unknown]
      ) {
        const work = given.at(-1) as (lock: object | null) => unknown
        if (!held.has(name)) return run(name, work)
        if (given.length === 2) return work(null)
        const turn = Promise.withResolvers<void>()
        rows.set(name, [...(rows.get(name) ?? []), turn.resolve])
        await turn.promise
        return run(name, work)
      },
    }
  }
  function Tab({ name, game }: { name: string; game: string }) {
    return <output aria-label={name}>{String(useOnlyTab(game))}</output>
  }
  const text = (name: string) => document.querySelector(`[aria-label=${name}]`)?.textContent
  const settled = () => act(async () => void (await vi.advanceTimersByTimeAsync(50)))

  test('are one that plays and one that waits until the first is closed; another game is free', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: lockManager() } }))
    const first = render(<Tab name="first" game="corsi" />)
    await settled()
    render(<Tab name="second" game="corsi" />)
    render(<Tab name="other" game="flanker" />)
    await settled()
    expect([text('first'), text('second'), text('other')]).toEqual(['true', 'false', 'true'])
    first.unmount()
    await settled()
    expect(text('second')).toBe('true')
    vi.unstubAllGlobals()
  })
})
