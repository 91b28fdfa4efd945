import { expect, test } from 'vitest'
import { tableOf } from '../../../scripts/helplines/table.ts'
import { countryOf } from './country.ts'
import { helplines, helplinesOf } from './helplines.ts'

test('the table has the numbers for calls and messages, and leaves out unconfirmed facts', () => {
  const line = { name: '', phone: null, text: null, hours: null, free: null, website: null, audience: null, source_date: '2026-09-01' }
  const lines = [
    { ...line, name: 'Night Line (English)', phone: '0800 12-34', hours: 'daily 18:00-23:00', free: true, audience: 'English speakers' },
    { ...line, name: 'Text Line', text: 'HELLO to 741741', hours: 'Mon-Sat 09:00-17:00', audience: 'young people' },
    { ...line, name: 'Message Line', text: 'WhatsApp 9151 1767', hours: 'weekdays', free: false, source_date: '2026' },
  ]
  const fallback = { name: 'All', website: 'https://findahelpline.com' }
  expect(tableOf({ fallback, countries: [{ country: 'XX', emergency: '112 / 118', lines }] })).toEqual({
    collected: '2026-09-01',
    fallback: 'https://findahelpline.com',
    countries: [
      {
        country: 'XX',
        emergency: ['112', '118'],
        lines: [
          {
            name: 'Night Line',
            phone: { shown: '0800 12-34', dial: '08001234' },
            hours: { days: 'daily', from: '18:00', to: '23:00' },
            free: true,
            language: 'en',
          },
          {
            name: 'Text Line',
            sms: { shown: '741741', to: '741741', body: 'HELLO' },
            hours: { days: 'mon-sat', from: '09:00', to: '17:00' },
            audience: 'young',
          },
          { name: 'Message Line', chat: { shown: 'WhatsApp 9151 1767', url: 'https://wa.me/6591511767' }, hours: 'limited' },
        ],
      },
    ],
  })
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

test('facts that the lists of helplines disagree about are left out', () => {
  expect(helplinesOf('DK')!.lines[0]!.hours).toBe('limited')
  expect(helplinesOf('FR')!.lines.find(({ name }) => name === 'SOS Amitié')!.hours).toBeUndefined()
})

test('the time zone determines the country before the language does', () => {
  expect(countryOf('Europe/Vienna', ['de-DE'])).toBe('AT')
  expect(countryOf('America/Chicago', ['de'])).toBe('US')
  expect(countryOf('UTC', ['en', 'en-GB'])).toBe('GB')
  expect(countryOf('Etc/GMT-2', ['zh-Hant-HK'])).toBe('HK')
  expect(countryOf(undefined, ['de'])).toBeUndefined()
})

test('a place without helplines here gets general advice, not numbers of another country with its language', () => {
  expect(countryOf('Europe/Athens', ['en-US'])).toBeUndefined()
  expect(helplinesOf(undefined)).toBeUndefined()
  expect(helplinesOf('GR')).toBeUndefined()
  expect(new URL(helplines.fallback).host).toBe('findahelpline.com')
})
