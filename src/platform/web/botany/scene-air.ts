import type { Season } from '#platform/contract/seasons.ts'

/**
 * The colours of a scene, by day and by night. Layers: 0 far, 1 back, 2 middle forest, 3 glade, 4 its light, 5 near meadow,
 * 6 undergrowth, 7 beams, 8 fore.
 */
export interface Air {
  sky: readonly (readonly [day: string, night: string])[]
  light: readonly [day: string, night: string]
  haze: readonly [day: string, night: string]
  mote: readonly [day: string, night: string]
  day: readonly string[]
  night: readonly string[]
}

const NIGHT = ['#1f3d43', '#1a3438', '#152b2d', '#16312c', '#2a4a42', '#11271f', '#0d201a', '#4d7377', '#060f0d']
const sky = (top: string, mid: string, low: string, nightTop = '#0a1622', nightMid = '#12262f', nightLow = '#28474b'): Air['sky'] => [
  [top, nightTop],
  [mid, nightMid],
  [low, nightLow],
]

export const AIR: Record<Season, Air> = {
  spring: {
    sky: sky('#cfe4e2', '#e6efdb', '#fbf3dc'),
    light: ['#fff8e0', '#f3eed6'],
    haze: ['#e4ecd2', '#1a3438'],
    mote: ['#fffbe8', '#f2e58b'],
    day: ['#d3e1c9', '#b3cda8', '#8bb286', '#a8c67c', '#dfe6a4', '#86b062', '#5f9150', '#fff6d8', '#234a36'],
    night: NIGHT,
  },
  summer: {
    sky: sky('#c3ddd8', '#dfebd6', '#fbf0d2'),
    light: ['#fff4d2', '#f3eed6'],
    haze: ['#dde8cd', '#1a3438'],
    mote: ['#fff8dc', '#f2e58b'],
    day: ['#c6d9c3', '#a1c0a4', '#739c80', '#93b571', '#d3dc97', '#6d9a56', '#477644', '#fff3cc', '#1c3d2e'],
    night: NIGHT,
  },
  autumn: {
    sky: sky('#d9dfd6', '#f0e4cb', '#fbe6c0'),
    light: ['#fff0cc', '#f5e6c4'],
    haze: ['#f0dfc0', '#22343a'],
    mote: ['#ffe9b8', '#f0cf7c'],
    day: ['#e3d3b0', '#cfb283', '#a98a5d', '#bfa763', '#e6d18d', '#9c8848', '#74683a', '#ffedc4', '#3a3226'],
    night: ['#2a3c40', '#253335', '#202a2a', '#2b2f25', '#45452f', '#211f18', '#191913', '#6b7268', '#0b0d0b'],
  },
  winter: {
    sky: sky('#cddbe3', '#e3eaec', '#f6efe6', '#0b1624', '#172a38', '#3a5260'),
    light: ['#fffaf0', '#f4f1e4'],
    haze: ['#e2eaed', '#22343f'],
    mote: ['#ffffff', '#dfe9ee'],
    day: ['#cfdbe0', '#aebfc6', '#84989f', '#e4ebee', '#fbfaf5', '#d7e1e6', '#c6d3da', '#ffffff', '#33454c'],
    night: ['#2b4450', '#243a45', '#1d303a', '#39525f', '#54707d', '#2c434f', '#243944', '#c5d6de', '#0a141a'],
  },
}
