export const en = {
  missing: 'This picture is not available: it was deleted or needs a connection.',
  place: 'A place for a photo',
  noCard: 'A card',
  cards: { mood: 'My moods', grown: 'My garden', route: 'A route' },
}
