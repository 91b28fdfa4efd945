export const en = {
  title: 'Your journal',
  hint: 'Moods, activities, templates, lock',
  transfer: 'Import and export',
  transferHint: 'Bring a journal along, or take yours with you',
}
