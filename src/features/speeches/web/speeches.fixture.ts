import type { Speech } from '../contract.ts'

export const someSpeech = (change: Partial<Speech> = {}): Speech => ({
  id: 'some',
  title: 'Some words',
  tone: 'uplifting',
  language: 'en',
  content: 'One. Two.',
  themes: ['hope'],
  audioUrl: '/api/speeches/some/audio?v=1',
  duration: 70,
  sentences: [
    { start: 0, at: 3 },
    { start: 5, at: 5 },
  ],
  isFavourite: false,
  isOwn: false,
  ...change,
})
