import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { plainAnswer } from '#platform/markdown/plain-answer.ts'
import { MOST_MESSAGES, type ChatLanguage } from '../../contract-chat.ts'
import { pathTo, settingsOf, threadOf } from '../threads/store.ts'

const PAGE = 500
const WORDS = {
  en: { locale: 'en-GB', me: 'I', model: 'Language model', own: 'Fernwell' },
  de: { locale: 'de-DE', me: 'Ich', model: 'Sprachmodell', own: 'Fernwell' },
}

/** The selected branch as Markdown, message by message. Throws `not_found`. */
export async function markdownOfThread(app: HasDb & HasVault, person: Person, id: string, language: ChatLanguage): Promise<string> {
  const key = await app.vault.keyOf(person.id)
  const thread = await threadOf(app.db, key, person.id, id)
  const { name } = await settingsOf(app.db, key, person.id)
  const words = WORDS[language]
  const when = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: person.zone })
  const parts: string[] = []
  for (let end = thread.leaf; end !== null && parts.length < MOST_MESSAGES;) {
    const page = await pathTo(app.db, key, person.id, id, end, PAGE)
    const texts = page.map(({ role, text, at, model }) => {
      const who = role === 'person' ? words.me : model === null ? words.own : name || words.model
      return `**${who}** · ${when.format(new Date(at))}\n\n${role === 'person' ? text : plainAnswer(text)}`
    })
    parts.unshift(...texts)
    end = page.length === PAGE ? page[0]!.parent : null
  }
  return `# ${thread.title}\n\n${parts.join('\n\n---\n\n')}\n`
}
