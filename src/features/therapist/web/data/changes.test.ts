import { describe, expect, test } from 'vitest'
import { deleteTherapistRecord, MAX_AFTER, putTherapistRecord } from '../../contract.ts'
import { changeOf, seenIn, withChanges, type KnownRecord } from './changes.ts'

const record = (id: string, day: string, revision: string): KnownRecord => ({
  id,
  kind: 'note',
  day,
  at: `${day}T08:00:00.000Z`,
  revision,
  body: { what: id },
})
const put = (one: KnownRecord, after: readonly string[] = []) => {
  const { id, ...fields } = one
  return changeOf({ ...putTherapistRecord, input: { params: { id }, body: { ...fields, after, copyId: 'copy' } } })!
}
const isNote = ({ kind }: { kind: string }) => kind === 'note'
const ids = (records: readonly KnownRecord[]) => records.map(({ id }) => id)
const here = [record('b', '2026-05-03', 'r2'), record('a', '2026-05-01', 'r1')]

describe('a change without a network', () => {
  test('appears in order of days, newest first, once however often it is applied, and only in its own list', () => {
    const change = put(record('c', '2026-05-02', 'r3'))
    const once = withChanges(here, [change], isNote)
    expect(ids(once)).toEqual(['b', 'c', 'a'])
    expect(withChanges(once, [change], isNote)).toEqual(once)
    expect(withChanges(here, [change], ({ kind }) => kind === 'plan')).toEqual(here)
  })

  test('changes and deletes records that the server still has', () => {
    const changed = withChanges(
      here,
      [put(record('a', '2026-05-09', 'r4'), ['r1']), changeOf({ ...deleteTherapistRecord, input: { params: { id: 'b' } } })!],
      isNote,
    )
    expect(changed.map(({ id, day, revision }) => [id, day, revision])).toEqual([['a', '2026-05-09', 'r4']])
  })

  test('names all earlier versions when it is changed again, since any of them may have arrived', () => {
    const [waiting] = withChanges([here[1]!], [put(record('a', '2026-05-01', 'r5'), ['r1'])], isNote)
    expect(seenIn(waiting)).toEqual(['r1', 'r5'])
    expect(seenIn(undefined)).toEqual([])
    const many = Array.from({ length: 50 }, (_, at) => `r${at}`)
    expect(seenIn({ ...here[0]!, after: many })).toHaveLength(MAX_AFTER)
  })
})
