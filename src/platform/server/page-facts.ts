import type { HasCollect } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** The page of a request: its path with `:params`, and their values. */
export type AskedPage = { path: string; params: Readonly<Record<string, string>> }

/**
 * The result for an address of a public page: whether it exists, and the content of a link preview.
 * Such pages are neither cached nor listed.
 */
export type PageFacts = {
  status: 200 | 404
  /** `picture`: an address on this server, 1200 × 630. */
  preview?: { title: string; description: string; picture: string }
}

/** The first feature's facts about an address; undefined where no feature knows it. */
export async function pageFacts(app: HasCollect, asked: AskedPage, person: Person | undefined): Promise<PageFacts | undefined> {
  for (const { value } of app.collect('pageFacts')) {
    const facts = await value(asked, person)
    if (facts) return facts
  }
  return undefined
}
