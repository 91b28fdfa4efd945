export const en = {
  missing: 'This picture is not here: it was deleted, or needs a network.',
  place: 'A place for a photo',
  noCard: 'A card',
  cards: { mood: 'My moods', grown: 'My garden', route: 'A route' },
}
