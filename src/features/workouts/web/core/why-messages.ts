import { defineMessages } from '#platform/web/i18n/messages.ts'

type Values = Readonly<Record<string, string | number>>
const s = (words: (values: Values) => string) => words

export const en = {
  sources: {
    acsm2009: 'American College of Sports Medicine, position stand 2009',
    acsm2026: 'American College of Sports Medicine, 2026',
    pelland2025: 'Pelland and others, 2025',
    schoenfeld2017: 'Schoenfeld and others, 2017',
    epley1985: 'Epley’s formula, 1985',
    compendium2024: 'Compendium of Physical Activities, 2024',
    who2020: 'World Health Organization, 2020',
    silbernagel2007: 'Silbernagel and others, 2007',
    own: 'A rule of thumb of ours',
    you: 'From your settings and sessions',
  },
  reasons: {
    'pick.squat': s(() => 'A squat trains front thighs and glutes together, so it comes early, while you are fresh.'),
    'pick.lunge': s(() => 'One leg at a time keeps both sides equally strong and asks for balance.'),
    'pick.hinge': s(() => 'Bending at the hip trains the whole back of the legs.'),
    'pick.press': s(() => 'A press from the chest is the pushing exercise of this day.'),
    'pick.overhead': s(() => 'A press overhead keeps the shoulders strong where they are needed.'),
    'pick.row': s(() => 'A row balances every press and trains the back.'),
    'pick.pull-down': s(() => 'Pulling from above trains the lats, which rows reach less.'),
    'pick.leg-curl': s(() => 'Bending the knee reaches the back thighs where hip work does not.'),
    'pick.trunk': s(() => 'A steady core supports everything else.'),
    'pick.muscle': s(({ muscle, sets }) => `For ${muscle}: it was furthest behind its ${sets} sets a week.`),
    'pick.room': s(({ muscle }) => `For ${muscle}: there is time for it, and room in its weekly sets.`),
    'pick.endurance': s(() => 'Endurance is what you train for: at a pace that you can hold, a little longer each time.'),
    'pick.mobility': s(() => 'A few calm minutes at the end, where the time allows.'),
    'pick.easy': s(
      () => 'Easy movement in the time that is left, at most ten minutes: it counts towards 150 minutes a week. Leave it out as you like.',
    ),
    'pick.easy-day': s(() => 'A day to move without strain: at a pace at which you can talk.'),
    'pick.chosen': s(() => 'You chose it.'),
    'pick.advised': s(() => 'You accepted this suggestion of a language model.'),
    'pick.instead': s(() => 'It replaces an exercise that you cannot do here today.'),
    'reps.strength': s(
      ({ sets, from, to }) => `${sets} heavy sets of ${from} to ${to}: strength grows best with few reps, heavy loads and long rests.`,
    ),
    'reps.support': s(({ sets, from, to }) => `${sets} sets of ${from} to ${to} support the heavy lifts without their strain.`),
    'reps.novice': s(
      ({ sets, from, to }) => `${sets} sets of ${from} to ${to}: a range in which beginners build skill and muscle together.`,
    ),
    'reps.muscle': s(({ sets, from, to }) => `${sets} sets of ${from} to ${to} with shorter rests: the classic range for muscle.`),
    'reps.endurance': s(({ sets, from, to }) => `${sets} sets of ${from} to ${to} with hardly any rest train your stamina.`),
    'reps.general': s(({ sets, from, to }) => `${sets} sets of ${from} to ${to}: some of everything, without strain.`),
    'reps.chosen': s(() => 'You set the numbers yourself.'),
    'reps.mobility': s(() => 'Hold until it loosens, twice per side. You should feel a stretch, never pain.'),
    'reps.held': s(() => 'Hold or carry as long as your form is good. The time goes up first.'),
    'ease.returning': s(
      ({ joint, percent }) =>
        `Your ${joint} is on its way back: fewer sets, further from failure, and ${percent} % of the usual load to start with.`,
    ),
    'ease.steps': s(
      ({ joint, steps }) =>
        `Your ${joint} is on its way back. The numbers here are for the end. It comes back in ${steps} steps, and each workout shows the numbers for that day.`,
    ),
    'return.step': s(
      ({ joint, step, of, percent, sets }) =>
        `Your ${joint} is on step ${step} of ${of}: ${percent} % of the usual load, ${sets} % of the sets, further from failure.`,
    ),
    'return.pain': s(
      ({ days, times }) =>
        `The next step comes after ${days} days and ${times} workouts without pain. Pain means one step back. What you feel decides, not the calendar.`,
    ),
    'pick.spared': s(() => 'It replaces an exercise that would strain what hurts.'),
    'time.left': s(
      ({ minutes, wanted }) =>
        `A day takes about ${minutes} of your ${wanted} minutes: more sets would cost recovery, or need what is not here. Longer rests would only fill the time.`,
    ),
    'endurance.missing': s(
      () =>
        'You asked for endurance, but nothing here trains it without what is left out. A bicycle, a rowing machine or a cross-trainer would help.',
    ),
    'endurance.circuits': s(
      () =>
        'There is no bicycle, rowing machine or similar at this place, so the lifts are circuits: one exercise after the other, with a short rest after each round.',
    ),
    'circuit.round': s(() => 'Part of a circuit: a few breaths, then the next exercise. The rest comes after the round.'),
    'split.full': s(
      ({ days }) =>
        `With ${days} ${days === 1 ? 'day' : 'days'} a week, each trains the whole body, so that every muscle is trained often enough.`,
    ),
    'split.parts': s(({ days }) => `With ${days} days a week, each trains a part of the body, and every muscle is trained about twice.`),
    'split.mobility': s(({ days }) => `${days} calm sessions a week, each with different stretches.`),
    'volume.range': s(
      ({ from, to }) =>
        `The aim for big muscles is ${from} to ${to} sets a week. A set counts as one for the main muscle, and as a half for those that help.`,
    ),
    'volume.short': s(
      ({ muscles, from }) =>
        `There is not enough time for ${from} sets a week for: ${muscles}. Fewer sets still help; more days or minutes would add to them.`,
    ),
    'volume.focus': s(({ muscle, sets }) => `You wanted more for ${muscle}: it gets ${sets} sets a week.`),
    'injury.out': s(({ joint }) => `Exercises that strain your ${joint} are left out.`),
    'injury.returning': s(
      ({ joint }) => `Exercises that use your ${joint} are included, and come back in steps, based on the pain you report.`,
    ),
    'weeks.deload': s(
      () =>
        'Every few weeks one is lighter, with half the sets. No type of periodisation has proved better than others; this one is easy to follow.',
    ),
    'load.find': s(
      ({ reps, reserve }) =>
        `No data yet. Find a load with which you can do ${reps} and still have ${reserve} left; the next session builds on it.`,
    ),
    'load.eased': s(({ percent }) => `${percent} % of the usual, while something heals.`),
    'load.lighter': s(({ percent }) => `${percent} % of the usual today.`),
    'load.away': s(
      ({ days, percent }) =>
        `${days} days since the last time: ${percent} % less to start with. Strength comes back faster than you built it.`,
    ),
    'load.less': s(({ times }) => `It was too heavy ${times} times. A tenth less gives room to grow again.`),
    'load.same-missed': s(({ reps }) => `Last time you did not reach ${reps} in every set, so the load stays the same.`),
    'load.allowed': s(
      ({ was, load, max, reps, reserve }) =>
        `From ${was} to ${load}: your last sets point to about ${max} for one rep, and that allows no more for ${reps} with ${reserve} left.`,
    ),
    'load.not-yet': s(
      ({ load, max, reps, reserve }) =>
        `${load} for now: your last sets point to about ${max} for one rep, and that allows no more for ${reps} with ${reserve} left.`,
    ),
    'load.heaviest-here': s(({ was, load }) => `From ${was} to ${load}: ${load} is the heaviest there is here.`),
    'load.not-here': s(({ was, load }) => `${was} cannot be loaded here: ${load} is the next below.`),
    'load.too-heavy-here': s(
      ({ lightest, most }) =>
        `The lightest load here, ${lightest}, is too much: about ${most} would be right. Take something lighter, or swap the exercise.`,
    ),
    'load.same': s(() => 'As last time.'),
    'load.linear': s(({ more }) => `You did everything last time: ${more} more.`),
    'load.reps-first': s(({ reps }) => `First ${reps} in every set, then more load.`),
    'load.large-step': s(
      ({ reps, percent }) => `The next load here is ${percent} % more. ${reps} in every set first makes that step small.`,
    ),
    'load.up': s(({ reps, more }) => `${reps ?? ''} in every set last time: ${more} more.`),
    'load.top': s(() => 'This is the heaviest there is here. Continue with more reps, or a harder exercise.'),
    'load.effort': s(({ max, reps, reserve }) => `From about ${max} for one rep: the load for ${reps} with ${reserve} left.`),
    'load.percent': s(({ percent, max }) => `${percent} % of your training maximum of ${max}.`),
    'load.step': s(
      ({ step, of, sets, reps }) =>
        `Step ${step} of ${of} of your own list: ${sets} sets of ${reps}. The next comes once you manage it in every set.`,
    ),
    'load.steps-done': s(({ more }) => `You finished your list: ${more} more, and back to the first step.`),
    'load.steps-harder': s(() => 'You finished your list. It starts again; a harder exercise takes you further.'),
    'load.none': s(() => 'No load to log.'),
    'load.harder-next': s(({ reps }) => `${reps} in every set: time for a harder exercise. Swap shows some.`),
    'load.more-reps': s(({ reps }) => `A little more than last time, up to ${reps}.`),
    'today.low': s(({ percent }) => `A hard day, by your check-in: about ${percent} % fewer sets, a tenth less load.`),
    'today.below': s(({ percent }) => `Not your best day, by your check-in: about ${percent} % fewer sets, a little less load.`),
    'today.usual': s(() => 'A usual day, by your check-in: as planned.'),
    'today.good': s(() => 'A good day, by your check-in: as planned, and the last set may show it.'),
    'today.deload': s(() => 'A lighter week: half the sets, nine tenths of the load.'),
    'deload.readiness': s(({ days }) => `${days} check-ins in a row were low. A lighter week may do you good.`),
    'deload.stalled': s(({ lifts }) => `${lifts} lifts have not moved for three sessions. A lighter week often helps.`),
    structure: s(() => 'From the ready-made plan.'),
  },
  joints: {
    neck: 'neck',
    shoulder: 'shoulder',
    elbow: 'elbow',
    wrist: 'wrist',
    'lower-back': 'lower back',
    hip: 'hip',
    knee: 'knee',
    ankle: 'ankle',
    whole: 'body as a whole',
  },
  problems: {
    days: ({ min, max }: Values) => `You can plan ${min} to ${max} days a week.`,
    minutes: ({ min, max }: Values) => `A session takes between ${min} and ${max} minutes.`,
    weeks: ({ min, max }: Values) => `A plan has between ${min} and ${max} weeks.`,
    focus: ({ most }: Values) => `At most ${most} muscles can be in focus.`,
    dislikes: ({ most }: Values) => `At most ${most} exercises can be left out.`,
    nothing_left: () => 'No exercise remains after what you left out. Let something back in, or rest until it is better.',
    day_empty: () => 'We found nothing for one of the days in this time. A few more minutes help.',
  },
}

/** Texts of reasons, loaded with the components that show them. */
export const whyMessages = defineMessages({ en, de: () => import('./why-messages.de.ts').then((m) => m.de) })
