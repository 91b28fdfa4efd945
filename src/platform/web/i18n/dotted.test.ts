import { expect, test } from 'vitest'
import { dotted } from './dotted.ts'

test('facts are joined by dots; a line breaks after a dot, and not between a number and its unit', () => {
  const text = dotted(['Wed 25 Nov', '58 mins', false, null, '', undefined, '10.3 km'])
  expect(text.replaceAll('\u00a0', ' ')).toBe('Wed 25 Nov · 58 mins · 10.3 km')
  expect(text.split(' ')).toEqual(['Wed', '25\u00a0Nov\u00a0·', '58\u00a0mins\u00a0·', '10.3\u00a0km'])
  expect(dotted([])).toBe('')
})
