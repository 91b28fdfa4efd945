export const en = {
  title: 'Habits: import and export',
  hint: 'Bring your habits along, or take them with you',
}
