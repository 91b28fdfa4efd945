/** Page titles by path. */
export const de = {
  '/login': 'Anmelden',
  '/signup': 'Registrieren',
  '/reset-password': 'Ein neues Passwort',
  '/confirm-email': 'Adresse bestätigen',
  '/restore-email': 'Deine Adresse zurück',
  '/profile': 'Profil',
  '/settings': 'Einstellungen',
  '/admin-dash': 'Verwaltung',
}
