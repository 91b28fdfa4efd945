import { useFormat } from '#platform/web/i18n/format.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { fieldsOf, type Field } from '../../form/fields.ts'
import { changesIn, countsIn, nightsIn } from '../../tools/patterns.ts'
import type { Pattern, Tool } from '../../tools/tool.ts'
import core from '../core/Core.module.css'
import { useWords } from '../core/use-words.ts'
import type { KnownRecord } from '../data/changes.ts'
import { labelOf } from '../form/words-of.ts'
import { toolMessages } from './messages.ts'

const MOST_SHOWN = 3

/** Summaries over several records, in sentences; none where there are too few records. No summary names a cause. */
export function Patterns({ tool, records }: { tool: Tool; records: readonly KnownRecord[] }) {
  const t = useMessages(toolMessages)
  const lines = useLines(tool, records)
  if (lines.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <h2>{t.patterns}</h2>
      <ul className={core.bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  )
}

function useLines(tool: Tool, records: readonly KnownRecord[]): string[] {
  const t = useMessages(toolMessages)
  const w = useWords()
  const format = useFormat()
  const fields = fieldsOf(tool.steps)
  const bodies = records.map(({ body }) => body)
  const nameOf = (field: string | undefined, value: string) => {
    const found = fields.find(({ name }) => name === field) as (Field & { kind: 'choice' | 'choices' }) | undefined
    return found ? labelOf(found.options, value, w) : value
  }
  const whole = (value: number) => format.number(Math.round(value))
  const linesOf = (pattern: Pattern): string[] => {
    if (pattern.kind === 'change')
      return changesIn(pattern, bodies).map(({ by, n, from, to }) =>
        t.change(by === undefined ? w(pattern.label) : `${w(pattern.label)} (${nameOf(pattern.by, by)})`, whole(from), whole(to), n),
      )
    if (pattern.kind === 'often') {
      const counts = countsIn(pattern.field, bodies).slice(0, MOST_SHOWN)
      return counts.length === 0
        ? []
        : [t.often(w(pattern.label), format.list(counts.map(({ value, n }) => `${nameOf(pattern.field, value)} (${n})`)))]
    }
    const nights = nightsIn(bodies)
    return nights ? [t.nights(format.duration(nights.asleep * 60), format.percent(nights.efficiency), nights.n)] : []
  }
  return tool.patterns.flatMap(linesOf)
}
