export const en = {
  title: 'Training: import and export',
  hint: 'Import sets from another app, or export yours',
}
