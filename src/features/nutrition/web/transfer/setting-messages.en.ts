export const en = {
  title: 'Food: import and export',
  hint: 'Import the diary of another app, or export yours',
}
