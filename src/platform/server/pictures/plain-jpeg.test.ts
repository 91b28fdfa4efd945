import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHOWN_SIDE } from '#platform/contract/pictures.ts'
import { plainJpegInChild } from './reencode-in-child.ts'

const signal = new AbortController().signal
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7a9' } })

test('a picture that is shown is small, upright, JPEG, and says nothing beside its pixels', async () => {
  const original = await picture(3000, 1500)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Canary camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect(original.includes('Canary camera')).toBe(true)
  const behind = Buffer.concat([original, Buffer.from('hidden behind the end')])
  const plain = Buffer.from((await plainJpegInChild(behind, signal))!)
  const about = await sharp(plain).metadata()
  expect(about).toMatchObject({ format: 'jpeg', width: SHOWN_SIDE / 2, height: SHOWN_SIDE })
  expect([about.exif, about.xmp, about.iptc, about.icc]).toEqual([undefined, undefined, undefined, undefined])
  expect(plain.includes('Canary')).toBe(false)
  expect(plain.includes('hidden behind')).toBe(false)
})

test.each([
  ['words', Buffer.from('no picture at all')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')],
  ['a beginning', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('what is %s is no picture', async (_, bytes) => {
  expect(await plainJpegInChild(bytes, signal)).toBeUndefined()
})

test('one that was cut off is none, and a small one stays as small as it is', async () => {
  const whole = await picture(64, 48).jpeg().toBuffer()
  expect(await plainJpegInChild(whole.subarray(0, whole.length - 40), signal)).toBeUndefined()
  expect(await sharp(Buffer.from((await plainJpegInChild(whole, signal))!)).metadata()).toMatchObject({ width: 64, height: 48 })
})
