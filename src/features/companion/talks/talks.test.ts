import { readFile } from 'node:fs/promises'
import { glob } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { crisisIn } from '#platform/care/crisis.ts'
import { GROUPS, TALK_IDS, TALKS } from './catalog.ts'
import {
  back,
  choose,
  actionsAt,
  entryOf,
  fitting,
  linesOf,
  MOST_LETTERS,
  nodeAt,
  placeOf,
  typedIn,
  write,
  type Progress,
} from './core/engine.ts'
import { GAMES, PLACES, TRACKS, type Both, type Talk, type TalkNode } from './core/talk.ts'

const talks = await Promise.all(TALK_IDS.map(async (id) => [id, (await TALKS[id].load()).default as Talk] as const))

const nextOf = (node: TalkNode): string[] => ('choices' in node ? node.choices.map(({ to }) => to) : 'write' in node ? [node.write] : [])

/** Nodes from which an end can be reached. */
function ending({ nodes }: Talk): Set<string> {
  const found = new Set(Object.keys(nodes).filter((name) => 'actions' in nodes[name]!))
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [name, node] of Object.entries(nodes)) if (nextOf(node).some((to) => found.has(to))) found.add(name)
  }
  return found
}

function reached({ start, nodes }: Talk): Set<string> {
  const found = new Set([start])
  for (const name of found) for (const to of nextOf(nodes[name]!)) found.add(to)
  return found
}

function wordsOf({ nodes }: Talk): Both[] {
  return Object.values(nodes).flatMap((node) => [
    node.say,
    ...('choices' in node ? node.choices : []),
    ...('write' in node && node.example ? [node.example] : []),
    ...('actions' in node ? node.actions.filter((action) => action.do === 'message') : []),
  ])
}

describe('the check-ins', () => {
  test('are at least 24, in four groups, each of four to ten steps', () => {
    expect(talks.length).toBeGreaterThanOrEqual(24)
    expect(new Set(TALK_IDS.map((id) => TALKS[id].group))).toEqual(new Set(GROUPS))
    const sizes = talks.map(([id, talk]) => [id, Object.keys(talk.nodes).length] as const)
    for (const [id, size] of sizes) {
      expect(size, id).toBeGreaterThanOrEqual(4)
      expect(size, id).toBeLessThanOrEqual(10)
    }
    console.log(`${talks.length} check-ins, ${sizes.reduce((sum, [, size]) => sum + size, 0)} steps`)
  })

  test.each(talks)('%s has no missing or unreachable step, and reaches an end from every step', (_id, talk) => {
    const names = Object.keys(talk.nodes)
    for (const node of Object.values(talk.nodes)) for (const to of nextOf(node)) expect(names).toContain(to)
    expect([...reached(talk)].sort()).toEqual(names.sort())
    expect([...ending(talk)].sort()).toEqual(names.sort())
  })

  test.each(talks)('%s goes forward only: no step is visited twice', (_id, talk) => {
    const walk = (name: string, path: readonly string[]): void => {
      expect(path).not.toContain(name)
      for (const to of nextOf(talk.nodes[name]!)) walk(to, [...path, name])
    }
    walk(talk.start, [])
  })

  test.each(talks)('%s is written in both languages, each in its own words, and fits on a telephone', (_id, talk) => {
    for (const { en, de } of wordsOf(talk)) {
      expect(en.trim()).not.toBe('')
      expect(de.trim()).not.toBe('')
      expect(de).not.toBe(en)
      expect(Math.max(en.length, de.length)).toBeLessThan(300)
      // Quotation marks of the language itself.
      expect(en).not.toMatch(/[„'"]/)
      expect(de).not.toMatch(/['"]|\bSie\b(?=[^.]*\?)/)
    }
    for (const node of Object.values(talk.nodes)) {
      if (!('choices' in node)) continue
      for (const language of ['en', 'de'] as const) {
        expect(new Set(node.choices.map((choice) => choice[language])).size).toBe(node.choices.length)
      }
    }
  })

  test.each(talks)('%s ends in two to four actions, each offered once', (_id, talk) => {
    const ends = Object.values(talk.nodes).flatMap((node) => ('actions' in node ? [node.actions] : []))
    for (const actions of ends) {
      expect(actions.length).toBeGreaterThanOrEqual(1)
      expect(actions.length).toBeLessThanOrEqual(4)
      expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length)
    }
  })

  test('contain nothing that the crisis check would have to answer', () => {
    const alarms = talks.flatMap(([id, talk]) =>
      wordsOf(talk).flatMap(({ en, de }) => [en, de].flatMap((text) => (crisisIn(text) ? [`${id}: ${text}`] : []))),
    )
    expect(alarms).toEqual([])
  })

  test('offer no reward, and ask nobody to stay or to return', () => {
    const holding =
      /\b(your points|streaks?|don’t go|stay with me|come back soon|miss you already|deine punkte|serie halten|geh nicht|bleib bei mir|komm (bald )?wieder)\b/i
    const found = talks.flatMap(([id, talk]) =>
      Object.values(talk.nodes).flatMap(({ say }) => [say.en, say.de].filter((text) => holding.test(text)).map((text) => `${id}: ${text}`)),
    )
    expect(found).toEqual([])
  })
})

describe('the actions of check-ins', () => {
  test('are tracks, games and pages that exist, by the names they have there', async () => {
    const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown
    const soul = 'src/features/soul/server/catalogue'
    const tracks: Record<string, string> = {}
    for await (const file of glob(`${soul}/tracks/*.json`)) {
      for (const { id, title } of (await json(file)) as { id: string; title: string }[]) tracks[id] = title
    }
    const german = ((await json(`${soul}/words.de.json`)) as { tracks: Record<string, { title: string }> }).tracks
    for (const [id, { en, de }] of Object.entries(TRACKS)) expect([en, de], id).toEqual([tracks[id], german[id]!.title])

    const names = await readFile('src/features/mind/games/core/names.ts', 'utf8')
    for (const [id, { en, de }] of Object.entries(GAMES)) {
      for (const name of [en, de]) expect(names).toMatch(new RegExp(`^ +'?${id}'?: '${name}',$`, 'm'))
    }

    const paths = new Set<string>()
    for await (const file of glob('src/features/*/web/feature.ts')) {
      for (const [, path] of (await readFile(file, 'utf8')).matchAll(/path: '([^']+)'/g)) paths.add(path!)
    }
    for (const place of Object.values(PLACES)) expect(paths).toContain(place.split('?')[0])
    for (const path of ['/soul/track/:id', '/brain-forest/play/:game', '/journal/:id']) expect(paths).toContain(path)
  })
})

const small: Talk = {
  start: 'how',
  nodes: {
    how: {
      say: { en: 'How?', de: 'Wie?' },
      choices: [
        { to: 'tell', en: 'So', de: 'So eben' },
        { to: 'end', en: 'Well', de: 'Gut' },
      ],
    },
    tell: { say: { en: 'Tell.', de: 'Erzähl.' }, write: 'end' },
    end: { say: { en: 'Then.', de: 'Dann.' }, actions: [{ do: 'write' }, { do: 'breathe' }] },
  },
}

describe('a check-in in progress', () => {
  const reported = write(small, choose(small, [], 0), '  # a long *day*  ')

  test('goes from step to step, and back again', () => {
    expect(placeOf(small, [])).toBe('how')
    expect(placeOf(small, choose(small, [], 0))).toBe('tell')
    expect(actionsAt(small, choose(small, [], 0))).toBeUndefined()
    expect(actionsAt(small, reported)).toEqual([{ do: 'write' }, { do: 'breathe' }])
    expect(placeOf(small, back(reported))).toBe('tell')
    expect(back([])).toEqual([])
  })

  test('ignores a step that does not exist', () => {
    expect(choose(small, [], 7)).toEqual([])
    expect(write(small, [], 'words')).toEqual([])
    expect(choose(small, reported, 0)).toBe(reported)
  })

  test('can be read again, line by line', () => {
    expect(linesOf(small, reported, 'de')).toEqual([
      { asked: 'Wie?', answered: 'So eben', isTyped: false },
      { asked: 'Erzähl.', answered: '# a long *day*', isTyped: true },
    ])
    expect(typedIn(reported)).toEqual(['# a long *day*'])
  })

  test('becomes an entry of the typed texts under their questions, exactly as typed', () => {
    expect(entryOf(small, reported, 'en')).toBe('> Tell.\n\n\\# a long \\*day\\*')
    expect(entryOf(small, write(small, choose(small, [], 0), ''), 'en')).toBe('> Tell.')
    expect(entryOf(small, choose(small, [], 1), 'en')).toBe('')
  })

  test('survives storage, and only the steps before the first that no longer fits are restored', () => {
    const stored = JSON.parse(JSON.stringify(reported)) as unknown
    expect(fitting(small, stored)).toEqual(reported)
    expect(fitting(small, [...(stored as Progress), { node: 'end', choice: 0 }])).toEqual(reported)
    expect(
      fitting(small, [
        { node: 'how', choice: 0 },
        { node: 'gone', choice: 1 },
      ]),
    ).toEqual([{ node: 'how', choice: 0 }])
    for (const nonsense of [undefined, null, 7, 'how', {}, [null], [{ node: 'how' }], [{ node: 'how', choice: 'x' }]]) {
      expect(fitting(small, nonsense)).toEqual([])
    }
  })

  test('limits the length of a text', () => {
    const [, step] = write(small, choose(small, [], 0), 'x'.repeat(MOST_LETTERS * 50))
    expect((step as { text: string }).text).toHaveLength(MOST_LETTERS)
  })

  test('reaches an end from every step by any choice', () => {
    for (const [id, talk] of talks) {
      for (let seed = 0; seed < 40; seed++) {
        let progress: Progress = []
        for (let step = 0; actionsAt(talk, progress) === undefined; step++) {
          expect(step, id).toBeLessThan(10)
          const node = nodeAt(talk, progress)
          progress = 'choices' in node ? choose(talk, progress, (seed * 7 + step * 3) % node.choices.length) : write(talk, progress, '')
        }
      }
    }
  })
})
