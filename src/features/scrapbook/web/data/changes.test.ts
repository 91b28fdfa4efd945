import { describe, expect, test } from 'vitest'
import { META } from '../../core/kinds.ts'
import { stamped, type Value } from '../../core/merge.ts'
import { aboutOf, itemsOf } from '../../core/page.ts'
import { stampAt } from '../../core/stamp.ts'
import { booksWith, pagesWith, pageWith, type Change } from './changes.ts'

let time = 0
const write = (id: string, fields: Record<string, Value>, at = ++time) => stamped(id, fields, stampAt(at, 0, 'device0a'))
const page = (id: string, ...records: ReturnType<typeof write>[]): Change => ({ kind: 'page', id, records })

describe('changes made without a network', () => {
  test('is laid over the server’s answer, twice the same as once, and an older change does not undo a newer answer', () => {
    const server = [write(META, { title: 'Old' }, 1), write('a', { kind: 'text', text: 'from the laptop' }, 9)]
    const mine = [page('p', write(META, { title: 'New' }, 5)), page('p', write('a', { text: 'earlier, from the phone' }, 4))]
    const once = pageWith('p', server, mine)
    expect(aboutOf(once).title).toBe('New')
    expect(itemsOf(once)).toMatchObject([{ text: 'from the laptop' }])
    expect(pageWith('p', [...once.values()], mine)).toEqual(once)
  })

  test('pages and books that the server has not seen are here, and those of others are not touched', () => {
    const since: Change[] = [
      page('new', write(META, { book: 'b' })),
      { kind: 'book', id: 'b', record: write('b', { title: 'Made on a train' }) },
    ]
    expect([...pagesWith([{ id: 'p', records: [write(META, { book: 'b' })], isCut: false }], since).keys()]).toEqual(['p', 'new'])
    expect(booksWith([], since)).toMatchObject([{ id: 'b', pages: 0, record: { fields: { title: 'Made on a train' } } }])
  })
})
