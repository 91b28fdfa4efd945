import { fold } from '#platform/contract/fold.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import type { Outcome, VoiceLink } from '#platform/web/voice/tool.ts'
import type { HabitToday, Mark } from '../../contract.ts'
import { habitMessages } from '../core/messages.ts'
import { isForToday, isSettled } from '../data/day-state.ts'
import { tapOf, writeMarks } from '../data/marks.ts'
import { currentHabits } from '../data/use-habits.ts'

const WORDS = {
  en: {
    none: 'There is no habit yet.',
    habits: 'Habits',
    left: (names: string) => `Still open today: ${names}.`,
    nothingLeft: 'Nothing is left for today.',
    done: (names: string) => `Done today: ${names}.`,
    nothingDone: 'Nothing is marked yet today. The day is what it is.',
    unknown: (name: string) => `I know no habit called “${name}”.`,
    away: 'Your habits cannot be read right now.',
    which: 'Which of them?',
    mark: (name: string) => `Mark “${name}” as done?`,
    add: (amount: string, name: string) => `Add ${amount} to “${name}”?`,
    skip: (name: string) => `Skip “${name}” today?`,
    already: (name: string) => `“${name}” is marked already.`,
    yesNo: (name: string) => `“${name}” is either done or not; it counts nothing. Mark it as done?`,
  },
  de: {
    none: 'Es gibt noch keine Gewohnheit.',
    habits: 'Gewohnheiten',
    left: (names: string) => `Heute noch offen: ${names}.`,
    nothingLeft: 'Für heute ist nichts mehr offen.',
    done: (names: string) => `Heute geschafft: ${names}.`,
    nothingDone: 'Heute ist noch nichts abgehakt. Der Tag ist, wie er ist.',
    unknown: (name: string) => `Ich kenne keine Gewohnheit namens „${name}“.`,
    away: 'Deine Gewohnheiten sind gerade nicht zu lesen.',
    which: 'Welche davon?',
    mark: (name: string) => `„${name}“ abhaken?`,
    add: (amount: string, name: string) => `${amount} zu „${name}“ dazu?`,
    skip: (name: string) => `„${name}“ heute auslassen?`,
    already: (name: string) => `„${name}“ ist schon abgehakt.`,
    yesNo: (name: string) => `„${name}“ ist geschafft oder nicht; gezählt wird nichts. Abhaken?`,
  },
} as const

const linkOf = ({ habit }: HabitToday): VoiceLink => ({ to: `/habits/${habit.id}`, label: habit.name })
const MOST_LINKS = 12

async function listed(
  context: CommandContext,
  isIntended: (item: HabitToday) => boolean,
  words: (names: string) => string,
  none: string,
): Promise<Outcome> {
  const t = WORDS[context.language]
  const all = (await currentHabits(context))?.habits
  const toHabits = [{ to: '/habits', label: t.habits }]
  if (!all) return { kind: 'say', words: t.away, links: toHabits }
  if (all.length === 0) return { kind: 'say', words: t.none, links: toHabits }
  const intended = all.filter(isIntended)
  if (intended.length === 0) return { kind: 'say', words: none, links: toHabits }
  return {
    kind: 'say',
    words: words(formatNow().list(intended.map(({ habit }) => habit.name))),
    links: intended.slice(0, MOST_LINKS).map(linkOf),
  }
}

export const leftToday = (context: CommandContext): Promise<Outcome> => {
  const t = WORDS[context.language]
  return listed(context, (item) => isForToday(item) && !isSettled(item), t.left, t.nothingLeft)
}

export const doneToday = (context: CommandContext): Promise<Outcome> => {
  const t = WORDS[context.language]
  return listed(context, ({ habit, today }) => habit.kind !== 'atMost' && today.value > 0 && !today.isSkipped, t.done, t.nothingDone)
}

/** Words around a habit's name in a spoken sentence. */
const AROUND = new Set(
  'my the a some of habit for today mein meine meinen die das den der gewohnheit heute bitte please now jetzt'.split(' '),
)
const plain = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !AROUND.has(word))

/** Whether two words are forms of the same word: "squat" and "squats", "Lesen" and "lese". */
const isAlike = (one: string, other: string): boolean => {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short.slice(0, -1))
}

/** Habits that the words may refer to: an exact name, else names that contain every word, else names contained in the words. */
function named(all: readonly HabitToday[], name: string): readonly HabitToday[] {
  const spoken = plain(name)
  if (spoken.length === 0) return []
  const exact = all.filter(({ habit }) => plain(habit.name).join(' ') === spoken.join(' '))
  if (exact.length > 0) return exact
  const holding = all.filter(({ habit }) => {
    // "20 pages" matches a habit that counts pages.
    const own = plain(`${habit.name} ${habit.unit}`)
    return spoken.every((word) => own.some((one) => isAlike(one, word)))
  })
  if (holding.length > 0) return holding
  return all.filter(({ habit }) => {
    const own = plain(habit.name)
    return own.length > 0 && own.every((one) => spoken.some((word) => isAlike(one, word)))
  })
}

/** The outcome for the one habit that matches; if several match, the person is asked which. */
async function withHabit(
  name: string,
  context: CommandContext,
  outcome: (item: HabitToday) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const t = WORDS[context.language]
  const toHabits = [{ to: '/habits', label: t.habits }]
  const all = (await currentHabits(context))?.habits
  if (!all) return { kind: 'say', words: t.away, links: toHabits }
  const found = named(all, name)
  if (found.length === 0) return { kind: 'say', words: t.unknown(name), links: toHabits }
  if (found.length === 1) return outcome(found[0]!)
  return {
    kind: 'ask',
    words: t.which,
    choices: found.slice(0, 6).map((item) => ({ label: item.habit.name, choose: async () => outcome(item) })),
  }
}

async function proposal(item: HabitToday, words: string, change: Mark['change'], { client }: CommandContext): Promise<Outcome> {
  const t = await messagesSoon(habitMessages)
  return {
    kind: 'propose',
    words,
    perform: async () => {
      const { after, holds, undo } = writeMarks(client, item.habit, item.today, change)
      if (!(await holds)) return undefined
      return { words: `${t.marked(item.habit, item.today, after, formatNow())}.`, undo, links: [linkOf(item)] }
    },
  }
}

export const markOutcome = (name: string, context: CommandContext): Promise<Outcome> =>
  withHabit(name, context, (item) => {
    const t = WORDS[context.language]
    const change = tapOf(item.habit, item.today)
    // A second mark would undo a done habit; a person who says "mark it" does not want that.
    if (change.op === 'set' && change.value === null) return { kind: 'say', words: t.already(item.habit.name), links: [linkOf(item)] }
    return change.op === 'add' && item.habit.kind !== 'yes'
      ? amountProposal(item, change.amount, context)
      : proposal(item, t.mark(item.habit.name), change, context)
  })

async function amountProposal(item: HabitToday, amount: number, context: CommandContext): Promise<Outcome> {
  const { quantity } = await messagesSoon(habitMessages)
  const { name, unit } = item.habit
  return proposal(item, WORDS[context.language].add(quantity(amount, unit, formatNow()), name), { op: 'add', amount }, context)
}

export const addOutcome = (name: string, amount: number, context: CommandContext): Promise<Outcome> =>
  withHabit(name, context, (item) => {
    const t = WORDS[context.language]
    if (item.habit.kind !== 'yes') return amountProposal(item, amount, context)
    const change = tapOf(item.habit, item.today)
    if (change.op === 'set' && change.value === null) return { kind: 'say', words: t.already(item.habit.name), links: [linkOf(item)] }
    return proposal(item, t.yesNo(item.habit.name), change, context)
  })

export const skipOutcome = (name: string, context: CommandContext): Promise<Outcome> =>
  withHabit(name, context, (item) =>
    proposal(item, WORDS[context.language].skip(item.habit.name), { op: 'skip', isSkipped: true, reason: '' }, context),
  )

export const howOutcome = (name: string, context: CommandContext): Promise<Outcome> =>
  withHabit(name, context, async (item) => {
    const t = await messagesSoon(habitMessages)
    return {
      kind: 'say',
      words: `${item.habit.name}: ${t.amount(item.habit, item.today.value, formatNow())}.`,
      links: [linkOf(item)],
    }
  })
