/** Page titles by path. */
export const de = {
  '/get-help': 'Jetzt Hilfe finden',
}
