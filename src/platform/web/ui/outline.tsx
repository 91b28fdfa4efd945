import type { ComponentProps, ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { Page, type Area } from './Page.tsx'
import { PageHeader } from './PageHeader.tsx'

/** The build renders it, and a browser never fetches its file. */
export type Outline = {
  /** The parts of a page that are the same for everyone: its header, and skeletons of final size. No links, no access to `window`. */
  draw?: (area: Area) => ReactNode
  /** Addresses that the page reads first; they are fetched while its scripts load. */
  reads?: readonly string[]
}

/** Frame and header of a page, as its own `Page` and `PageHeader` have them. Without a title there is no header. */
type Frame = Pick<ComponentProps<typeof Page>, 'aside' | 'wide'> &
  Partial<Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'actions'>> & {
    /** The words of the link back. */
    back?: string
  }

/** The outline of a page, in English: frame, header, a body of skeletons of final size. `reads`: endpoints that the page reads first. */
export function outlineOf({ back, title, lead, actions, ...frame }: Frame, body: ReactNode, ...reads: { path: string }[]): Outline {
  const header = title && <PageHeader back={back && <BackLink>{back}</BackLink>} title={title} lead={lead} actions={actions} />
  return {
    draw: (area) => (
      <Page area={area} header={header} {...frame}>
        {body}
      </Page>
    ),
    reads: reads.map(({ path }) => path),
  }
}
