export const en = {
  title: 'Habits: import and export',
  hint: 'Bring habits from another app, or export yours',
}
