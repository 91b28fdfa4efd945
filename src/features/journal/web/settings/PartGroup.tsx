import { createContext, use, type ReactNode } from 'react'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './Settings.module.css'

/** On a phone a part fills the page and its title is the h1; beside the list it is an h2. */
export const PartIsPage = createContext(false)

type HeadProps = {
  title: string
  hint?: string
  /** Before the title. */
  leading?: ReactNode
  /** Buttons after the title. */
  actions?: ReactNode
}

/** The head of a group inside a part. Its heading is on the level that follows the part's own. */
export function GroupHead({ title, hint, leading, actions }: HeadProps) {
  const Heading = use(PartIsPage) ? 'h2' : 'h3'
  return (
    <header className={styles.groupHead}>
      {leading}
      <div>
        <Heading>{title}</Heading>
        {hint && <p className="note">{hint}</p>}
      </div>
      {actions}
    </header>
  )
}

/** A group inside a part. */
export function PartGroup({ children, ...head }: HeadProps & { children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <GroupHead {...head} />
      {children}
    </Stack>
  )
}
