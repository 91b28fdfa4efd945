import { describe, expect, test } from 'vitest'
import { NO_PROFILE, type Entry } from '../../contract.ts'
import { withChanges, type Change, type Measurements } from './measurements.ts'

const entry = (id: string, day: string, weight: number): Entry => ({ id, day, at: `${day}T08:00:00.000Z`, values: { weight }, note: '' })
const answer: Measurements = {
  today: '2026-05-04',
  firstDay: '2026-05-01',
  entries: [entry('a', '2026-05-01', 70), entry('b', '2026-05-03', 71)],
  profile: NO_PROFILE,
}
const ids = (of: Measurements) => of.entries.map(({ id }) => id)

describe('changes made without a network', () => {
  test('appear once and in order of days, however often they are applied', () => {
    const change: Change = { kind: 'entry', entry: entry('c', '2026-05-02', 69) }
    const once = withChanges(answer, [change])
    expect(ids(once)).toEqual(['a', 'c', 'b'])
    expect(withChanges(once, [change])).toEqual(once)
  })

  test('change and remove entries of the server’s answer', () => {
    const changed = withChanges(answer, [
      { kind: 'entry', entry: entry('a', '2026-04-20', 68) },
      { kind: 'removed', id: 'b' },
      { kind: 'profile', profile: { isHidden: true } },
    ])
    expect(changed).toMatchObject({ firstDay: '2026-04-20', entries: [{ id: 'a', values: { weight: 68 } }], profile: { isHidden: true } })
    expect(withChanges(changed, [{ kind: 'removed', id: 'a' }])).toMatchObject({ entries: [], firstDay: null })
  })
})
