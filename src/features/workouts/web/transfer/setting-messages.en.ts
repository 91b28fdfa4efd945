export const en = {
  title: 'Training: import and export',
  hint: 'Bring your sets along, or take yours with you',
}
