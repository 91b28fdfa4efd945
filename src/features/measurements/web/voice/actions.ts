import { v7 as uuidv7 } from 'uuid'
import { localDayOf } from '#platform/contract/dates.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { toStored } from '#platform/web/i18n/units.ts'
import { latestAnswer } from '#platform/web/query/latest-answer.ts'
import { currentSession } from '#platform/web/session/session.ts'
import type { Outcome } from '#platform/web/voice/tool.ts'
import { isWithin, MEASURES } from '../../engine/measures.ts'
import { figure } from '../core/figures.ts'
import { changes, recentQuery, remove, withChanges, write } from '../data/measurements.ts'
import type { StatedUnit } from './unit.ts'

const WORDS = {
  en: {
    log: (weight: string) => `Log a weight of ${weight}?`,
    logged: (weight: string) => `Logged: ${weight}.`,
    range: (least: string, most: string) => `Enter a weight from ${least} to ${most}.`,
    link: 'Measurements',
    none: 'There is no weight yet.',
    away: 'Your measurements cannot be loaded right now.',
    hidden: 'Your numbers are hidden, so I will not say them either.',
    last: (weight: string, day: string) => `${weight}, on ${day}.`,
  },
  de: {
    log: (weight: string) => `Gewicht ${weight} eintragen?`,
    logged: (weight: string) => `Eingetragen: ${weight}.`,
    range: (least: string, most: string) => `Gib ein Gewicht von ${least} bis ${most} ein.`,
    link: 'Messungen',
    none: 'Es gibt noch kein Gewicht.',
    away: 'Deine Messungen lassen sich gerade nicht laden.',
    hidden: 'Deine Zahlen sind ausgeblendet, also sage ich sie auch nicht.',
    last: (weight: string, day: string) => `Am ${day}: ${weight}.`,
  },
} as const

const toPage = (label: string) => [{ to: '/measurements', label }]

/** Proposes a weight in the person's own unit, unless they named another one. Without an amount it opens the field of the page. */
export async function weightOutcome(amount: number | undefined, unit: StatedUnit, { client, language }: CommandContext): Promise<Outcome> {
  const t = WORDS[language]
  if (amount === undefined) return { kind: 'open', to: '/measurements?log', words: t.link }
  const format = formatNow()
  const { user } = currentSession()
  const kilos = Math.round(toStored('weight', amount, unit === 'own' ? format.units : unit) * 10_000) / 10_000
  if (!isWithin('weight', kilos) || !user) {
    const { least, most } = MEASURES.weight
    return { kind: 'say', words: t.range(figure(format, 'weight', least), figure(format, 'weight', most)), links: toPage(t.link) }
  }
  const shown = figure(format, 'weight', kilos)
  return {
    kind: 'propose',
    words: t.log(shown),
    perform: async () => {
      const now = new Date()
      const entry = {
        id: uuidv7(),
        day: localDayOf(now, user.zone, user.dayStart),
        at: now.toISOString(),
        values: { weight: kilos },
        note: '',
      }
      if (!(await write(client, entry))) return undefined
      return { words: t.logged(shown), undo: () => remove(client, entry), links: toPage(t.link) }
    },
  }
}

export async function lastWeight({ client, userId, language }: CommandContext): Promise<Outcome> {
  const t = WORDS[language]
  const answer = await latestAnswer(client, userId, recentQuery())
  if (!answer) return { kind: 'say', words: t.away, links: toPage(t.link) }
  if (answer.data.profile.isHidden) return { kind: 'say', words: t.hidden, links: toPage(t.link) }
  const last = withChanges(answer.data, changes.current(answer.at)).entries.findLast(({ values }) => values.weight !== undefined)
  if (!last) return { kind: 'say', words: t.none, links: toPage(t.link) }
  const format = formatNow()
  return {
    kind: 'say',
    words: t.last(figure(format, 'weight', last.values.weight!), format.localDay(last.day, 'day')),
    links: toPage(t.link),
  }
}
