import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CareNotice } from './CareNotice.tsx'

const VEILED = 'The house is quiet and I have made my peace with leaving all of you for good'
const CALM = 'Leg day is killing me, worth it. Bread with Tom afterwards.'

test('where only the model finds something, one quiet line stands there, and one press shows the helplines', async () => {
  render(<CareNotice signs={[]} texts={[VEILED]} />)
  expect(screen.queryByRole('button')).toBeNull()
  const line = await screen.findByRole('button', { name: 'Hard day? Help is here' })
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.click(line)
  expect(screen.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeTruthy()
})

test('the line goes when the words do, and calm words never bring it', async () => {
  const { rerender } = render(<CareNotice signs={[]} texts={[VEILED]} />)
  await screen.findByRole('button', { name: 'Hard day? Help is here' })
  rerender(<CareNotice signs={[]} texts={[CALM]} />)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('where rules are sure the card stands there as before, and no line beside it', async () => {
  render(<CareNotice signs={[{ id: 'one', kind: 'direct' }]} texts={[VEILED]} />)
  expect(screen.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeTruthy()
  await new Promise((done) => setTimeout(done, 600))
  expect(screen.queryByText('Hard day? Help is here')).toBeNull()
})

test('a button is offered without any words where a page asks for it', () => {
  render(<CareNotice signs={[]} texts={[]} isAlwaysOffered />)
  expect(screen.getByRole('button', { name: 'Get help now' })).toBeTruthy()
})
