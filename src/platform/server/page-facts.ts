import type { HasCollect } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** Where somebody is who asks for a page: its path with `:params`, and what stands for them. */
export type AskedPage = { path: string; params: Readonly<Record<string, string>> }

/**
 * What an address names whose page is open to everyone: whether it is there at all, and what a preview of a link to it may show.
 * Such pages are kept by nobody and listed nowhere.
 */
export type PageFacts = {
  status: 200 | 404
  /** `picture`: an address on this server, 1200 × 630. */
  preview?: { title: string; description: string; picture: string }
}

/** What the features know of an address; undefined where none does. */
export async function pageFacts(app: HasCollect, asked: AskedPage, person: Person | undefined): Promise<PageFacts | undefined> {
  for (const { value } of app.collect('pageFacts')) {
    const facts = await value(asked, person)
    if (facts) return facts
  }
  return undefined
}
