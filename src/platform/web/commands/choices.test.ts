import { describe, expect, test } from 'vitest'
import { habits } from '../ui/icons/subjects.ts'
import { choicesOf, groupsFor, withRecent, type Choice } from './choices.ts'

const choice = (id: string, kind: Choice['kind'], title: string, also = ''): Choice => ({
  id,
  kind,
  title,
  also,
  icon: habits,
  area: 'habits',
  to: '/',
})
const commands = [
  choice('write', 'action', 'New entry'),
  choice('journal', 'page', 'Journal', 'entries'),
  choice('garden', 'page', 'Garden'),
]
const things = [choice('h1', 'thing', 'Garden an hour'), choice('h2', 'thing', 'Read')]
const known = { commands, things, found: [], recent: [] as string[] }
const shown = (groups: ReturnType<typeof groupsFor>) =>
  groups.map(({ name, choices }) => `${name}: ${choices.map(({ id }) => id).join(' ')}`)

describe('the rows of the palette', () => {
  test('are actions and pages as long as nothing was typed', () => {
    expect(shown(groupsFor('', known))).toEqual(['action: write', 'page: journal garden'])
  })

  test('begin with the recently used ones, each once', () => {
    expect(shown(groupsFor('', { ...known, recent: ['h2', 'garden', 'gone'] }))).toEqual([
      'recent: h2 garden',
      'action: write',
      'page: journal',
    ])
  })

  test('are the matches, with commands apart from the person’s own things', () => {
    expect(shown(groupsFor('garden', known))).toEqual(['command: garden', 'thing: h1'])
    expect(shown(groupsFor('entry', known))).toEqual(['command: write journal'])
  })

  test('put a recently used one first where two match about equally well', () => {
    const both = { ...known, commands: [choice('a', 'page', 'Walks'), choice('b', 'page', 'Walking')] }
    expect(shown(groupsFor('walk', both))).toEqual(['command: a b'])
    expect(shown(groupsFor('walk', { ...both, recent: ['b'] }))).toEqual(['command: b a'])
  })

  test('take a feature’s words in the person’s language', () => {
    const file = {
      area: 'habits' as const,
      commands: [
        {
          id: 'x',
          icon: habits,
          to: '/x',
          words: { en: { title: 'Walk' }, de: { title: 'Gehen' } },
        },
      ],
    }
    expect(choicesOf([file], { language: 'de' })[0]?.title).toBe('Gehen')
  })

  test('remember each once, the latest first', () => {
    expect(withRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
    expect(withRecent(['a', 'b'], 'z', 2)).toEqual(['z', 'a'])
  })
})
