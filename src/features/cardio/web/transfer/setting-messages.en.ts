export const en = {
  title: 'Recordings of watches and bike computers',
  hint: 'Bring in GPX, TCX or FIT',
}
