import { describe, expect, test } from 'vitest'
import { withRecordingPlaces } from '../../core/places.ts'
import { checkScript } from '../../core/timeline.ts'
import { filled } from './template.ts'
import { templates as german } from './templates.de.ts'
import { templates as english } from './templates.en.ts'

describe.each([
  ['English', english],
  ['German', german],
])('%s templates', (_language, templates) => {
  test('are ten or more, and each can be rendered with filled slots', () => {
    expect(templates.length).toBeGreaterThanOrEqual(10)
    for (const template of templates) {
      const script = filled(template, {})
      expect([template.id, checkScript(script, 'soft').problems]).toEqual([template.id, []])
      expect([template.id, script.match(/[{}]/)]).toEqual([template.id, null])
      expect(template.slots.length).toBeGreaterThan(0)
      for (const { id } of template.slots) expect([template.id, template.script.includes(`{${id}}`)]).toEqual([template.id, true])
      const { timeline } = checkScript(script, 'soft')
      expect(timeline.seconds).toBeGreaterThan(60)
      expect(timeline.seconds).toBeLessThan(660)
    }
  })

  test('have marks for recordings that are parsed as such', () => {
    for (const template of templates) {
      const script = withRecordingPlaces(filled(template, {}))
      const { segments, problems } = checkScript(script, 'own')
      expect([template.id, problems]).toEqual([template.id, []])
      expect(segments.some(({ kind }) => kind === 'recording')).toBe(true)
      expect(withRecordingPlaces(script)).toBe(script)
    }
  })
})

test('a filled-in word is neither a mark nor another slot', () => {
  const template = { script: 'See {place}.', slots: [{ id: 'place', label: '', example: 'a lake' }] }
  expect(filled(template, { place: ' [bell] {place}\n$& ' })).toBe('See bell place $&.')
  expect(filled(template, { place: ' ' })).toBe('See a lake.')
})
