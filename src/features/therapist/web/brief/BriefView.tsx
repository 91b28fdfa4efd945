import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { NOTE_FORMS } from '../../between/notes.ts'
import { BRIEF_TITLES } from '../../brief/titles.ts'
import type { Brief } from '../../contract-brief.ts'
import type { TherapistRecord } from '../../contract.ts'
import type { Step } from '../../form/fields.ts'
import { MEASURE_KINDS, NOTE_KINDS, TOOL_KINDS, type RecordKind } from '../../kinds.ts'
import { MEASURES } from '../../measures/all.ts'
import { bandOf, itemName, mostOf, scoreOf } from '../../measures/measure.ts'
import { PLAN_STEPS } from '../../plan/plan.ts'
import { programmeEntry } from '../../programmes/catalog.ts'
import { runOf } from '../../programmes/run.ts'
import core from '../core/Core.module.css'
import { useWords } from '../core/use-words.ts'
import { BodyView } from '../form/BodyView.tsx'
import { loadTool } from '../tools/load-tool.ts'
import { briefMessages } from './messages.ts'
import styles from './Brief.module.css'

const isOf = <K extends RecordKind>(kinds: readonly K[], kind: RecordKind): kind is K => (kinds as readonly RecordKind[]).includes(kind)

/** Forms of the tools that this brief has records of. */
const loadSteps = async (kinds: string): Promise<ReadonlyMap<RecordKind, readonly Step[]>> => {
  const wanted = TOOL_KINDS.filter((kind) => kinds.split(',').includes(kind))
  return new Map(await Promise.all(wanted.map(async (kind) => [kind, (await loadTool(kind)).steps] as const)))
}

/** The content of a brief, the same for its owner, for a link and for an account. */
export function BriefView({ brief }: { brief: Brief }) {
  const t = useMessages(briefMessages)
  const w = useWords()
  const format = useFormat()
  const steps = useLoaded(brief.kinds.join(','), loadSteps)
  const parts = BRIEF_TITLES.map((part) => ({ ...part, records: brief.records.filter(({ kind }) => kind === part.kind) })).filter(
    ({ records }) => records.length > 0,
  )
  const [from, to] = [format.localDay(brief.from), brief.to === null ? null : format.localDay(brief.to)]
  const span = to === null ? t.spanOpen(from) : t.span(from, to)
  return (
    <Stack gap={6}>
      <p className="note">
        {span} · {t.not}
      </p>
      {brief.isCut && <p className="note">{t.cut}</p>}
      {parts.length === 0 && <p>{t.nothing}</p>}
      {parts.map(({ kind, title, records }) => (
        <Stack as="section" key={kind} gap={3}>
          <h2>{w(title)}</h2>
          {records.map((record) => (
            <Stack key={record.id} gap={2} className={styles.record}>
              <h3 className={styles.day}>{format.localDay(record.day, 'long')}</h3>
              <RecordBody record={record} steps={steps.value} />
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

function RecordBody({
  record: { kind, body },
  steps,
}: {
  record: TherapistRecord
  steps: ReadonlyMap<RecordKind, readonly Step[]> | undefined
}) {
  const t = useMessages(briefMessages)
  const w = useWords()
  if (kind === 'plan') return <BodyView steps={PLAN_STEPS} body={body} level={4} />
  if (isOf(NOTE_KINDS, kind)) return <BodyView steps={NOTE_FORMS[kind].steps} body={body} level={4} />
  if (isOf(MEASURE_KINDS, kind)) {
    const measure = MEASURES[kind]
    const score = scoreOf(measure, body)
    if (score === undefined) return null
    return (
      <>
        <p>
          <strong>{t.sum(score, mostOf(measure), w(bandOf(measure, score)))}</strong>
        </p>
        <ol className={`note ${core.bullets}`}>
          {measure.items.map((item, at) => (
            <li key={w(item)}>
              {w(item)}: {w(measure.answers[Number(body[itemName(at + 1)])]!)}
            </li>
          ))}
        </ol>
      </>
    )
  }
  if (kind === 'programme') {
    const { programme, done, notes } = runOf(body)
    const entry = programmeEntry(programme)
    return (
      <>
        <p>{t.run(entry ? w(entry.title) : programme, done.length, entry?.days ?? done.length)}</p>
        {[...notes].map(([day, note]) => (
          <p key={day} className={core.written}>
            {t.day(day)}: {note}
          </p>
        ))}
      </>
    )
  }
  const form = steps?.get(kind)
  return form ? <BodyView steps={form} body={body} level={4} /> : null
}
