export const en = {
  title: 'Recordings, Apple Health and Google Fit',
  hint: 'GPX, TCX or FIT from watches and bike computers, or a whole export',
}
