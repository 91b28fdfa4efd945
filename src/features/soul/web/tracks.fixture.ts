import type { SoulCategory, SoulTrack } from '../contract.ts'

export const someTrack = (id: string, part: Partial<SoulTrack> = {}): SoulTrack => ({
  id,
  title: `Track ${id}`,
  audioUrl: `/api/soul/tracks/${id}/audio?v=1`,
  contentType: 'audio/mpeg',
  duration: 600,
  description: 'Quiet.',
  category: 'sleep',
  guided: false,
  spokenIn: null,
  loops: false,
  tags: [],
  hue: 285,
  artSeed: `track-${id}`,
  isFavourite: false,
  position: 0,
  ...part,
})

export const someCategory = (id: string, title: string): SoulCategory => ({ id, title, description: '', artSeed: id, hue: 285, tracks: 1 })
