import { describe, expect, test } from 'vitest'
import { StampedShape } from './contract-record.ts'
import { FORMATS, type Format } from './core/kinds.ts'
import { boundsOf, type Item } from './core/page.ts'
import { stampAt } from './core/stamp.ts'
import { coverCrop, itemsOfTemplate, TEMPLATE_IDS, TEMPLATES } from './core/templates.ts'

const WORDS = { title: 'T', words: 'W', date: 'D', quote: 'Q', from: 'F', to: 'O', things: 'X', list: 'L' }
const ID = '00000000-0000-7000-8000-000000000001'

describe('templates', () => {
  test('there are twelve and more, each once', () => {
    expect(TEMPLATES.map(({ id }) => id)).toEqual([...TEMPLATE_IDS])
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(12)
  })

  test.each(Object.keys(FORMATS) as Format[])('each has only fields that the server accepts, on the page and visible: %s', (format) => {
    const [width, height] = FORMATS[format]
    for (const template of TEMPLATES) {
      for (const fields of itemsOfTemplate(template, format, WORDS, '2026-05-04')) {
        expect(StampedShape.safeParse({ id: ID, at: stampAt(1, 0, 'device0a'), fields }).error).toBeUndefined()
        const { x, y, w, h } = boundsOf({ rotation: 0, ...fields } as Item)
        expect([template.id, x >= -20, y >= -20, x + w <= width + 20, y + h <= height + 20]).toEqual([template.id, true, true, true, true])
      }
    }
  })

  test('a photo fills its place without being stretched', () => {
    expect(coverCrop(1, 400, 200)).toEqual([0.25, 0, 0.5, 1])
    expect(coverCrop(2, 200, 200)).toEqual([0, 0.25, 1, 0.5])
    expect(coverCrop(1.5, 300, 200)).toBeNull()
  })
})
