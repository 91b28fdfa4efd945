import type { ComponentType, ReactNode } from 'react'
import type { DocNode } from '#platform/markdown/doc.ts'

export interface BlocksProps {
  nodes: readonly DocNode[]
  /** Renders inline nodes: text, links, and pictures where they are allowed. */
  Inlines: ComponentType<{ nodes: readonly DocNode[] }>
  /** An item of a checklist; `children` are its text. */
  CheckItem: ComponentType<{ node: DocNode; children: ReactNode }>
}

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

/** Renders the blocks of a text. A text never contains the page's h1: its top heading is an h2. */
export function Blocks({ nodes, ...parts }: BlocksProps): ReactNode {
  // oxlint-disable-next-line no-array-index-key -- a text that is read does not reorder; a changed one is a new tree
  return nodes.map((node, index) => <Block key={index} node={node} {...parts} />)
}

function Block({ node, Inlines, CheckItem }: { node: DocNode } & Omit<BlocksProps, 'nodes'>): ReactNode {
  const { content = [], attrs = {} } = node
  const inside = () => <Blocks nodes={content} Inlines={Inlines} CheckItem={CheckItem} />
  switch (node.type) {
    case 'paragraph':
      return (
        <p dir="auto">
          <Inlines nodes={content} />
        </p>
      )
    case 'heading': {
      const Heading = LEVELS[Number(attrs.level) - 1] ?? 'h6'
      return (
        <Heading dir="auto" data-level={Number(attrs.level)}>
          <Inlines nodes={content} />
        </Heading>
      )
    }
    case 'bulletList':
      return <ul dir="auto">{inside()}</ul>
    case 'orderedList':
      return (
        <ol dir="auto" start={Number(attrs.start)}>
          {inside()}
        </ol>
      )
    case 'listItem':
      return <li>{inside()}</li>
    case 'taskList':
      return (
        <ul data-type="taskList" role="list" dir="auto">
          {inside()}
        </ul>
      )
    case 'taskItem':
      return <CheckItem node={node}>{inside()}</CheckItem>
    case 'blockquote':
      return <blockquote dir="auto">{inside()}</blockquote>
    case 'codeBlock':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled by keyboard as well
        <pre dir="ltr" tabIndex={0} data-language={typeof attrs.language === 'string' ? attrs.language : undefined}>
          <code>{content[0]?.text ?? ''}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'table':
      return <Table rows={content} Inlines={Inlines} />
    default:
      return null
  }
}

function Table({ rows, Inlines }: { rows: readonly DocNode[] } & Pick<BlocksProps, 'Inlines'>) {
  const [head, ...rest] = rows
  const cells = (row: DocNode | undefined, Cell: 'th' | 'td') =>
    row?.content?.map((cell, index) => (
      // oxlint-disable-next-line no-array-index-key -- cells have no other name than their column
      <Cell key={index} dir="auto" data-align={cell.attrs?.align ?? undefined} {...(Cell === 'th' && { scope: 'col' })}>
        {cell.content?.map((block, at) => (
          // oxlint-disable-next-line no-array-index-key -- see above
          <Inlines key={at} nodes={block.content ?? []} />
        ))}
      </Cell>
    ))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by itself, by keyboard as well
    <div className="tableWrapper" tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {rest.map((row, index) => (
            // oxlint-disable-next-line no-array-index-key -- see above
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
