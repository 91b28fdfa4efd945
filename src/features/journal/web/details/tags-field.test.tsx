import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

vi.mock('../local/use-journal.ts', () => ({ useHeads: () => [{ tags: ['Ana', 'walks'] }] }))
const { TagsField } = await import('./TagsField.tsx')

function field(value: readonly string[] = []) {
  const onAdd = vi.fn<(tag: string) => void>()
  render(<TagsField value={value} onAdd={onAdd} onRemove={() => {}} />)
  const input = () => screen.getByRole('combobox')
  const type = (words: string) => fireEvent.change(input(), { target: { value: words } })
  return { onAdd, type, leave: () => fireEvent.blur(input()), escape: () => fireEvent.keyDown(input(), { key: 'Escape' }) }
}

test('a comma ends a tag', () => {
  const { onAdd, type } = field()
  type('Bea,')
  expect(onAdd.mock.calls).toEqual([['Bea']])
})

test('a typed tag is added when the field is left, in the case of an existing tag', () => {
  const { onAdd, type, leave } = field()
  type('ana')
  leave()
  expect(onAdd.mock.calls).toEqual([['Ana']])
})

test('an existing tag, or text that is no tag, is not added', () => {
  const { onAdd, type, leave } = field(['Ana'])
  type('Ana')
  leave()
  type(' , ')
  leave()
  expect(onAdd).not.toHaveBeenCalled()
})

test('Escape discards the typed text', () => {
  const { onAdd, type, leave, escape } = field()
  type('Bea')
  escape()
  leave()
  expect(onAdd).not.toHaveBeenCalled()
})
