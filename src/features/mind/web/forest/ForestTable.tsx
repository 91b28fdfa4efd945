import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import type { MindAnswer } from '../../contract.ts'
import type { Forest, Tree } from '../../forest.ts'
import { GAME_IDS, GAMES } from '../../games/core/catalog.ts'
import { GAME_NAMES } from '../../games/core/names.ts'
import { mindMessages } from '../core/messages.ts'
import styles from './Forest.module.css'
import { Table } from '#platform/web/ui/Table.tsx'

interface ForestTableProps {
  forest: Forest
  mind: MindAnswer
  nameOf: (tree: Tree) => string
  onChoose: (tree: Tree) => void
}

/** The forest as a table. */
export function ForestTable({ forest, mind, nameOf, onChoose }: ForestTableProps) {
  const t = useMessages(mindMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const trees = forest.groves.flatMap((grove) => grove.trees)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <div className={styles.scroll} role="region" aria-label={t.forest.table} tabIndex={0}>
      <Table columns={[t.forest.game, t.forest.sessions, t.forest.trees, t.forest.last]}>
        {GAME_IDS.map((game) => {
          const sum = mind.games.find((one) => one.game === game)
          return (
            <tr key={game}>
              <th scope="row">
                {GAME_NAMES[language][game]} <small>({t.domains[GAMES[game].domain]})</small>
              </th>
              <td>{format.number(sum?.sessions ?? 0)}</td>
              <td>
                <Cluster gap={1}>
                  {trees
                    .filter((tree) => tree.game === game)
                    .map((tree) => (
                      <button
                        key={tree.key}
                        type="button"
                        className={styles.treeButton}
                        aria-label={t.forest.open(nameOf(tree))}
                        onClick={() => onChoose(tree)}
                      >
                        {tree.rings}
                      </button>
                    ))}
                </Cluster>
              </td>
              <td>{sum ? format.localDay(sum.lastDay) : t.forest.never}</td>
            </tr>
          )
        })}
      </Table>
    </div>
  )
}
