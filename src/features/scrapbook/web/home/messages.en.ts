export const en = {
  add: 'New scrapbook',
  edit: 'Rename',
  name: 'Title',
  nameMissing: 'Give it a title.',
  colour: 'Cover',
  emptyTitle: 'No scrapbook yet',
  emptyText: 'A scrapbook holds pages: photos, words by hand, plants, dates. What you put there is sealed like your journal.',
  remove: 'Delete',
  removed: 'The scrapbook is deleted. For 30 days it can be restored.',
  deleted: 'Deleted, for 30 days',
  menu: (title: string) => `More for ${title}`,
  toProfile: 'Profile',
}
