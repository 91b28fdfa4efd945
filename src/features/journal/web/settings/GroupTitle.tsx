import { createContext, use, type ReactNode } from 'react'

/** On a phone a part fills the page and its title is the h1; beside the list it is an h2. */
export const PartIsPage = createContext(false)

/** The heading of a group inside a part, on the level that follows the part's own. */
export function GroupTitle({ children }: { children: ReactNode }) {
  const Heading = use(PartIsPage) ? 'h2' : 'h3'
  return <Heading>{children}</Heading>
}
