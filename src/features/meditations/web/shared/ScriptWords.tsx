import { Fragment } from 'react'
import { usePhaseOf, useProgress } from '#platform/web/audio/use-player.ts'
import type { SharedMeditation } from '../../contract-shared.ts'
import { parseScript } from '../../core/script.ts'
import styles from './Shared.module.css'
import { useScrolledTo } from '#platform/web/audio/use-scrolled-to.ts'

type Piece = { kind: 'words' | 'mark'; text: string; n: number; endsParagraph: boolean }

/** The script in pieces: its sentences by number, and its marks unchanged. */
export function piecesOf(script: string): Piece[] {
  let n = 0
  return parseScript(script).segments.map((segment) => {
    const endsParagraph = segment.kind === 'say' && segment.endsParagraph
    const text = script.slice(segment.start, segment.end)
    return segment.kind === 'say' ? { kind: 'words', text, n: n++, endsParagraph } : { kind: 'mark', text, n: -1, endsParagraph }
  })
}

/** The script of a meditation; during playback the current sentence is highlighted. */
export function ScriptWords({ meditation }: { meditation: Pick<SharedMeditation, 'id' | 'script' | 'sentencesAt' | 'language'> }) {
  const phase = usePhaseOf({ kind: 'customMeditation', id: meditation.id })
  return phase === 'nothing' ? <Words meditation={meditation} now={-1} /> : <SpokenWords meditation={meditation} />
}

type Meditation = Parameters<typeof ScriptWords>[0]['meditation']

function SpokenWords({ meditation }: { meditation: Meditation }) {
  const { position } = useProgress()
  return <Words meditation={meditation} now={meditation.sentencesAt.findLastIndex((at) => at <= position + 0.15)} />
}

function Words({ meditation: { script, language }, now }: { meditation: Meditation; now: number }) {
  const current = useScrolledTo(now)
  const paragraphs: Piece[][] = [[]]
  for (const piece of piecesOf(script)) {
    paragraphs.at(-1)!.push(piece)
    if (piece.endsParagraph) paragraphs.push([])
  }
  return (
    <div className={styles.text} lang={language}>
      {paragraphs
        .filter((pieces) => pieces.length > 0)
        .map((pieces, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the script stands still
          <p key={i}>
            {pieces.map(({ kind, text, n }, k) =>
              kind === 'mark' ? (
                // oxlint-disable-next-line react/no-array-index-key -- the script stands still
                <Fragment key={k}>
                  <span className={styles.mark}>{text}</span>{' '}
                </Fragment>
              ) : (
                <span key={`s${n}`} ref={n === now ? current : undefined} data-now={n === now || undefined}>
                  {text}{' '}
                </span>
              ),
            )}
          </p>
        ))}
    </div>
  )
}
