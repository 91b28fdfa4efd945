/** Layers of background sounds, each at about −20 LUFS. */
export const BEDS = {
  rain: [{ kind: 'rain', gain: 0, strength: 0.45 }],
  waves: [{ kind: 'waves', gain: 0, period: 11 }],
  wind: [{ kind: 'wind', gain: 0, gusts: 0.35, leaves: 0.4 }],
  stream: [{ kind: 'stream', gain: 0, bubbles: 0.4 }],
  fire: [{ kind: 'fire', gain: 2.3, crackle: 0.4 }],
  pads: [
    {
      kind: 'pads',
      gain: -0.3,
      chords: [
        [45, 52, 57, 64],
        [41, 48, 57, 60],
        [43, 50, 55, 62],
      ],
      chordSeconds: 24,
      brightness: 0.3,
    },
  ],
  brown: [{ kind: 'noise', gain: 0, colour: 'brown' }],
}
