import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#testing/web/render-page.tsx'
import type { Conflict, EntryData } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { blankOf } from '../../record-defaults.ts'
import { choicePatch } from './conflict-choices.ts'
import { ConflictBanner } from './ConflictBanner.tsx'
import { WordDiff } from './WordDiff.tsx'
import { wordDiff } from './word-diff.ts'

const VERSION = '33333333-3333-7333-8333-333333333333'
const conflict: Conflict = { versionId: VERSION, fields: ['body', 'mood'], device: 'Firefox on Linux', at: '2026-05-01T08:00:00.000Z' }
const mine: EntryData = { ...blankOf('entry', conflict.at), title: 'Rain', body: 'It rained all day.', conflicts: [conflict] }
const theirs: EntryData = { ...mine, body: 'It rained all night.', mood: { level: 4, moodId: null }, conflicts: [] }

const fetcher = vi.fn<typeof fetch>()
beforeEach(() => {
  fetcher.mockImplementation(() =>
    Promise.resolve(
      Response.json({ version: { id: VERSION, at: conflict.at, device: conflict.device, reason: 'conflict', words: 4 }, data: theirs }),
    ),
  )
  vi.stubGlobal('fetch', fetcher)
})

async function compare(): Promise<ReturnType<typeof vi.fn<(patch: EntryPatch) => void>>> {
  const onPatch = vi.fn<(patch: EntryPatch) => void>()
  renderPage(<ConflictBanner entryId="e" data={mine} onPatch={onPatch} />)
  expect(screen.getByRole('status').textContent).toContain('Also edited on Firefox on Linux. Both versions are saved.')
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
  await screen.findByRole('button', { name: 'Keep this' })
  return onPatch
}

test('a person sees the differences, and keeps the current text', async () => {
  const onPatch = await compare()
  expect(document.querySelector('ins')?.textContent).toContain('day')
  expect(document.querySelector('del')?.textContent).toContain('night')
  expect(screen.getByText('Also different: mood.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep this' }))
  expect(onPatch).toHaveBeenCalledWith({ settle: [VERSION] })
})

test('a person takes the other device’s fields, and only those that differ', async () => {
  const onPatch = await compare()
  fireEvent.click(screen.getByRole('button', { name: 'Keep other' }))
  expect(onPatch).toHaveBeenCalledWith({ body: theirs.body, mood: theirs.mood, settle: [VERSION], restoredFrom: VERSION })
})

test('a person keeps both, one under the other', async () => {
  const onPatch = await compare()
  fireEvent.click(screen.getByRole('button', { name: 'Keep both' }))
  expect(onPatch).toHaveBeenCalledWith({ body: 'It rained all day.\n\n---\n\nIt rained all night.', settle: [VERSION] })
})

test('both titles fit into one, however long they are, and an empty text adds nothing', () => {
  const long = { ...theirs, title: 'x'.repeat(300), body: ' ' }
  expect(choicePatch('both', conflict, mine, long)).toEqual({ title: `Rain / ${'x'.repeat(293)}`, settle: [VERSION] })
})

test('a comparison holds all of both texts', () => {
  for (const [before, after] of [
    ['The cat sat.', 'The black cat sat down.'],
    ['', 'new'],
    ['old', ''],
    ['a\n\nb', 'a\nb'],
    [Array.from({ length: 6000 }, (_, n) => `w${n}`).join(' '), Array.from({ length: 6000 }, (_, n) => `v${n}`).join(' ')],
  ] as const) {
    const parts = wordDiff(before, after)
    expect(
      parts
        .filter(({ change }) => change !== 'added')
        .map(({ text }) => text)
        .join(''),
    ).toBe(before)
    expect(
      parts
        .filter(({ change }) => change !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe(after)
  }
})

test('added and removed parts are labelled for screen readers as well as shown', () => {
  const { rerender } = render(<WordDiff before="one two" after="one three" />)
  expect(screen.getByRole('group').textContent).toBe('one  [removed: two]  [added: three] ')
  rerender(<WordDiff before="same" after="same" />)
  expect(screen.getByText('The text is the same.')).toBeTruthy()
})
