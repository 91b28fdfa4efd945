import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { number } = words('en')

export const en = {
  grip: (name: string) => `Move ${name}`,
  gripHint: 'Drag it, or use the arrow keys.',
  lifted: (name: string, at: number, of: number) => `${name} lifted: place ${number(at)} of ${number(of)}`,
  moved: (name: string, at: number, of: number) => `${name}: place ${number(at)} of ${number(of)}`,
  dropped: (name: string, at: number, of: number) => `${name} put down: place ${number(at)} of ${number(of)}`,
  cancelled: (name: string) => `${name} is back where it was.`,
}

export const sortableMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
