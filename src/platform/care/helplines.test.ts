import { expect, test } from 'vitest'
import source from '../../../scripts/helplines/source.json' with { type: 'json' }
import { tableOf } from '../../../scripts/helplines/table.ts'
import { countryOf } from './country.ts'
import { helplines, helplinesOf } from './helplines.ts'

test('the table is what the script makes of the sources', () => {
  expect(helplines).toEqual(tableOf(source))
})

test.each(helplines.countries)('$country: an emergency number, and every line can be reached by a well-formed number or address', (one) => {
  expect(one.country).toMatch(/^[A-Z]{2}$/)
  expect(one.emergency.length).toBeGreaterThan(0)
  for (const number of one.emergency) expect(number).toMatch(/^\d{2,5}$/)
  expect(one.lines.length).toBeGreaterThan(0)
  for (const { phone, sms, chat, website, hours } of one.lines) {
    expect(phone ?? sms ?? chat).toBeDefined()
    if (phone) expect(phone.dial).toMatch(/^\d{3,12}$/)
    if (sms) expect(sms.to).toMatch(/^\d{3,12}$/)
    if (sms?.body) expect(sms.body).toMatch(/^[A-Z]+$/)
    for (const address of [chat?.url, website]) if (address) expect(new URL(address).protocol).toBe('https:')
    if (typeof hours === 'object')
      expect([hours.from, hours.to]).toEqual([expect.stringMatching(/^\d\d:\d\d$/), expect.stringMatching(/^\d\d:\d\d$/)])
  }
})

test('what the lists of helplines disagree about is not told as a fact', () => {
  expect(helplinesOf('DK')!.lines[0]!.hours).toBe('limited')
  expect(helplinesOf('FR')!.lines.find(({ name }) => name === 'SOS Amitié')!.hours).toBeUndefined()
})

test('the time zone says where somebody is, before their language does', () => {
  expect(countryOf('Europe/Vienna', ['de-DE'])).toBe('AT')
  expect(countryOf('America/Chicago', ['de'])).toBe('US')
  expect(countryOf('UTC', ['en', 'en-GB'])).toBe('GB')
  expect(countryOf('Etc/GMT-2', ['zh-Hant-HK'])).toBe('HK')
  expect(countryOf(undefined, ['de'])).toBeUndefined()
})

test('a place without helplines here gets general advice, not numbers from where its language comes from', () => {
  expect(countryOf('Europe/Athens', ['en-US'])).toBeUndefined()
  expect(helplinesOf(undefined)).toBeUndefined()
  expect(helplinesOf('GR')).toBeUndefined()
  expect(new URL(helplines.fallback).host).toBe('findahelpline.com')
})
