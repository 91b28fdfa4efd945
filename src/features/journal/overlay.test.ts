import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Change } from './contract/sync.ts'
import { mergeChange, type State } from './server/sync/merge.ts'
import { deviceName } from './web/local/device-name.ts'
import { headOf } from './web/local/record-cache.ts'
import { blankOf } from './record-defaults.ts'
import { enqueue, joinedPatch, nextBatch, overlay } from './web/local/queue.ts'
import type { WaitingChange } from './web/local/local-db.ts'

const ID = uuidv7()
const tags = fc.uniqueArray(fc.constantFrom('sea', 'Sea', 'wind', 'sun', 'rain'), { maxLength: 3 })
const sets = fc.record({ tags, activities: fc.uniqueArray(fc.constantFrom('a1', 'a2', 'a3'), { maxLength: 2 }) }, { requiredKeys: [] })
const patch = fc.record(
  {
    title: fc.constantFrom('', 'One', 'Two'),
    body: fc.string({ maxLength: 20 }),
    starred: fc.boolean(),
    mood: fc.option(fc.record({ level: fc.integer({ min: 1, max: 5 }), moodId: fc.constant(null) })),
    place: fc.option(fc.constantFrom('Here', 'There')),
    trashed: fc.boolean(),
    add: sets,
    remove: sets,
  },
  { requiredKeys: [] },
)

function changeOf(part: object, base: number, at: number): Change {
  const editedAt = new Date(Date.parse('2026-05-01T08:00:00Z') + at * 1000).toISOString()
  return { kind: 'entry', changeId: uuidv7(), recordId: ID, base, editedAt, device: 'phone', patch: part as Change['patch'] } as Change
}
const first = changeOf({ when: { at: '2026-05-01T08:00:00.000Z', zone: 'UTC', localDay: '2026-05-01' }, body: 'Start' }, 0, 0)

/** The server's result of changes of one device. */
function merged(changes: readonly Change[]): object | undefined {
  let state: State | undefined
  for (const [i, change] of changes.entries()) {
    const outcome = mergeChange(state, change, { seq: i + 1, now: new Date(change.editedAt), session: 'phone', newId: uuidv7 })
    if (outcome.status === 'refused') throw new Error(outcome.problem.message)
    state = outcome.state ?? state
  }
  return state?.envelope?.data
}

describe('pending changes applied to the server’s state', () => {
  test('looks as the server’s record will, once it is sent', () => {
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 8 }), (patches) => {
        const changes = [first, ...patches.map((part, i) => changeOf(part, 0, i + 1))]
        expect(
          overlay(
            undefined,
            changes.map((change) => ({ change, problem: null })),
          ),
        ).toEqual(merged(changes))
      }),
      { numRuns: 300 },
    )
  })

  test('so do settings, and small records from their first patch on', () => {
    const seen = fc.array(
      fc.integer({ min: 0, max: 900 }).map((n) => `prompt-${n}`),
      { maxLength: 500 },
    )
    const settings = fc.record(
      { memories: fc.boolean(), add: fc.record({ promptsSeen: seen, hardTags: tags }), remove: fc.record({ hardTags: tags }) },
      { requiredKeys: [] },
    )
    const looksAsMerged = (changes: readonly Change[]) => {
      const seen = overlay(
        undefined,
        changes.map((change) => ({ change, problem: null })),
      )
      expect(seen).toEqual(merged(changes))
    }
    fc.assert(
      fc.property(fc.array(settings, { minLength: 1, maxLength: 4 }), (patches) =>
        looksAsMerged(patches.map((part, i) => ({ ...changeOf(part, 0, i), kind: 'settings' }) as Change)),
      ),
      { numRuns: 50 },
    )
    const firsts = {
      mood: { level: 4, name: 'Calm' },
      activity: { name: 'Walk' },
      group: { name: 'Outside' },
      template: { name: 'Evening' },
      hardRange: { from: '2026-05-01', to: '2026-05-03' },
    }
    for (const [kind, part] of Object.entries(firsts)) looksAsMerged([{ ...changeOf(part, 0, 0), kind } as Change])
  })

  test('two joined patches have the same effect as one after the other', () => {
    fc.assert(
      fc.property(patch, patch, patch, (before, a, b) => {
        const start = [first, changeOf(before, 0, 1)]
        const joined = joinedPatch(a, b)!
        const apart = overlay(
          undefined,
          [...start, changeOf(a, 0, 2), changeOf(b, 0, 3)].map((change) => ({ change, problem: null })),
        )
        const together = overlay(
          undefined,
          [...start, changeOf(joined, 0, 3)].map((change) => ({ change, problem: null })),
        )
        expect(essenceOf(together)).toEqual(essenceOf(apart))
      }),
      { numRuns: 500 },
    )
    // Restored and deleted again at once: the two may differ in the time of deletion, but not in being in the trash.
    function essenceOf(data: object | null): unknown {
      const { tags: own, activities, trashedAt, ...rest } = data as { tags: string[]; activities: string[]; trashedAt: string | null }
      return {
        ...rest,
        tags: own.map((tag) => tag.toLowerCase()).toSorted(),
        activities: activities.toSorted(),
        trashed: trashedAt !== null,
      }
    }
  })

  test('a change over nothing shows nothing, unless it makes the record', () => {
    expect(overlay(undefined, [{ change: changeOf({ body: 'x' }, 7, 1), problem: null }])).toBeNull()
    expect(overlay(undefined, [{ change: first, problem: null }])).toMatchObject({ body: 'Start' })
  })
})

describe('the queue', () => {
  const waiting = (order: number, change: Change, part: Partial<WaitingChange> = {}): WaitingChange => ({
    order,
    change,
    sent: false,
    problem: null,
    ...part,
  })
  const view = (...changes: WaitingChange[]) => ({ rows: new Map(), changes, meta: {} as never })

  test('never alters a change that was sent, refused or restored', () => {
    const next = changeOf({ body: 'next' }, 0, 2)
    expect(enqueue(view(waiting(1, first)), next)).toHaveProperty('join')
    expect(enqueue(view(waiting(1, first, { sent: true })), next)).toHaveProperty('add')
    expect(enqueue(view(waiting(1, first, { problem: 'no' })), next)).toHaveProperty('add')
    expect(enqueue(view(waiting(1, first)), changeOf({ body: 'old', restoredFrom: uuidv7() }, 0, 2))).toHaveProperty('add')
  })

  test('joins text changes across other changes in between, and nothing else', () => {
    const other = { ...first, recordId: uuidv7(), changeId: uuidv7() }
    const between = view(waiting(1, first), waiting(2, other))
    expect(enqueue(between, changeOf({ body: 'text' }, 0, 3))).toMatchObject({ join: { order: 1 } })
    expect(enqueue(between, changeOf({ add: { activities: [other.recordId] } }, 0, 3))).toHaveProperty('add')
  })

  test('sends one change of a record at a time, holding back changes that follow a refused creation', () => {
    const limits = { changes: 100, bytes: 1e6 }
    const [a, b] = [waiting(1, first, { sent: true }), waiting(2, changeOf({ body: 'b' }, 0, 1))]
    expect(nextBatch([a, b], new Set(), limits)).toEqual([a])
    expect(nextBatch([{ ...a, problem: 'no' }, b], new Set(), limits)).toEqual([])
    expect(nextBatch([a, waiting(2, { ...first, recordId: uuidv7() })], new Set(), { ...limits, bytes: 10 })).toEqual([a])
  })
})

describe('heads', () => {
  test('show the first words without Markdown, cut at a word', () => {
    const entry = { ...blankOf('entry', '2026-05-01T08:00:00.000Z'), body: `# Morning\n\n- **Tea**\n- ${'word '.repeat(100)}` }
    const head = headOf(ID, 3, entry, false)
    expect(head.preview).toMatch(/^Morning Tea word .*word…$/)
    expect(head.words).toBe(102)
    expect(headOf(ID, 3, { ...entry, body: '🙂'.repeat(200) }, false).preview).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  })
})

describe('the name of a device', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/128.0.0.0 Safari/537.36 Edg/128.0', 'Edge on Windows'],
    ['something', 'Browser'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
