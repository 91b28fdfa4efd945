import { loadInstrument, loadTexts, loadWords } from '../../content/load.ts'
import type { ContentLanguage, ScoreLevel } from '../../scales.ts'
import { answeredCount, resultsFor } from '../instruments.ts'
import type { StoredAssessment } from '../store.ts'

type MarkdownWords = {
  taken: (day: string) => string
  answered: (n: number, of: number) => string
  group: (id: string) => string
  columns: readonly string[]
  levels: Record<ScoreLevel, string>
  open: string
  note: string
}

const WORDS: Readonly<Record<ContentLanguage, MarkdownWords>> = {
  en: {
    taken: (day) => `Taken on ${day}`,
    answered: (n, of) => `${n} of ${of} questions answered`,
    group: (id) => `Compared with: ${id}`,
    columns: ['Scale', 'Raw', 'T', '95 % interval', 'Percentile', ''],
    levels: { low: 'low', average: 'average', high: 'high' },
    open: 'left open: too few answers',
    note: 'A questionnaire describes how you saw yourself on that day. It is no diagnosis, and says nothing about what you are worth.',
  },
  de: {
    taken: (day) => `Beantwortet am ${day}`,
    answered: (n, of) => `${n} von ${of} Fragen beantwortet`,
    group: (id) => `Verglichen mit: ${id}`,
    columns: ['Skala', 'Rohwert', 'T', '95-%-Intervall', 'Prozentrang', ''],
    levels: { low: 'niedrig', average: 'mittel', high: 'hoch' },
    open: 'offen: zu wenige Antworten',
    note: 'Ein Fragebogen beschreibt, wie du dich an diesem Tag gesehen hast. Er ist keine Diagnose und sagt nichts darüber, was du wert bist.',
  },
}

/** A result as a note: its scores in a table, in the language of its answers. */
export async function resultMarkdown(stored: StoredAssessment): Promise<string> {
  const { content, day } = stored
  const t = WORDS[content.language]
  const [instrument, texts, words] = await Promise.all([
    loadInstrument(content.instrument),
    loadTexts(content.instrument, content.language),
    loadWords(content.instrument, content.language),
  ])
  if (!instrument) return `# ${content.instrument}\n\n${t.taken(day)}\n`
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const round = (value: number) => Math.round(value * 10) / 10
  const rows = resultsFor(instrument, content).map(({ scale, raw, normed }) => {
    const name = words?.scales[scale]?.name ?? scale
    if (raw === null) return row([name, '', '', '', '', t.open])
    if (!normed) return row([name, round(raw), '', '', '', ''])
    const { t: score, low, high, percentile, level } = normed
    return row([name, round(raw), round(score), `${round(low)} – ${round(high)}`, Math.round(percentile), t.levels[level]])
  })
  return [
    `# ${texts?.name ?? instrument.id}`,
    [t.taken(day), t.answered(answeredCount(content), instrument.items.length), ...(content.group ? [t.group(content.group)] : [])].join(
      '  \n',
    ),
    [row(t.columns), row(t.columns.map(() => '---')), ...rows].join('\n'),
    t.note,
    instrument.sources.map(({ text, doi }) => `- ${text}${doi ? ` doi:${doi}` : ''}`).join('\n'),
    '',
  ].join('\n\n')
}
