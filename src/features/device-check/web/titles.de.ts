/** Page titles by path. */
export const de = {
  '/ios-test': 'Gerät prüfen',
}
