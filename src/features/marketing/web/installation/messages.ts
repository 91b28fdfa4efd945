import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  loading: 'This page is asking the server who runs it.',
  withoutScripts: 'The name and address come from the server, and need scripts in the browser to appear here.',
  failed: 'The server did not answer, so the name and address are not shown.',
  retry: 'Try again',
  name: 'Name',
  address: 'Postal address',
  email: 'E-mail',
  missing: {
    name: 'The person who runs this installation has not given a name yet.',
    address: 'The person who runs this installation has not given a postal address yet.',
    email: 'The person who runs this installation has not given an e-mail address yet.',
  },
}

export const installationMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
