import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Answer, Part } from '../../contract.ts'
import { answerMessages } from './messages.ts'

/** The text of an answer: its headline, and the days it is based on. All figures come from the server. */
export function useAnswerWords(): (answer: Answer) => { headline: string; rests: string } {
  const t = useMessages(answerMessages)
  const format = useFormat()
  const day = (one: string | undefined) => (one === undefined ? '' : format.localDay(one, 'long'))
  const month = (period: string) =>
    period.length === 4
      ? period
      : new Intl.DateTimeFormat(t.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${period}-01T00:00:00Z`))

  return (answer) => {
    const { question, outcome, parts, n } = answer
    const find = (name: Part['part']) => parts.find(({ part }) => part === name)
    const nothing = (headline: string, rests = '') => ({ headline, rests })
    switch (question.ask) {
      case 'feeling': {
        const same = find('day') ?? find('entries')
        if (outcome === 'unknown') return nothing(t.feelingUnknown(question.feeling ?? ''), t.feelingUnknownHint)
        if (outcome === 'nothing') {
          return question.feeling === null ? nothing(find('mood') ? t.feelingFirst : t.noMoods) : nothing(t.feelingNever(question.feeling))
        }
        const rests = question.feeling === null ? t.restsFeeling(n) : t.restsEntries(n)
        return { headline: t.lastOn(day(same?.days[0])), rests }
      }
      case 'well': {
        if (outcome === 'nothing') return nothing(t.noMoodsIn(month(question.period)))
        const good = parts.filter(({ part }) => part === 'day')
        const mean = format.number(find('mood')?.value ?? 0)
        return {
          headline:
            good.length > 0 ? t.wellHeadline(month(question.period), find('mood')?.days.length ?? 0) : t.wellNone(month(question.period)),
          rests: t.restsWell(n, mean),
        }
      }
      case 'best':
        if (outcome === 'nothing') return nothing(t.noMoodsIn(month(question.period)))
        return { headline: t.bestHeadline(month(question.period)), rests: t.restsDays(n) }
      case 'sleep': {
        const [withIt, without] = [find('with'), find('without')]
        if (outcome === 'unknown') return nothing(t.thingUnknown(question.before))
        if (outcome === 'nothing' || !withIt) return nothing(t.noSleep, t.noSleepHint)
        const difference = without?.value == null || withIt.value === null ? null : withIt.value - without.value
        const step = withIt.unit === 'share' ? 0.1 : 0.25
        const headline =
          difference === null ? t.sleepAlone : Math.abs(difference) < step ? t.sleepSame : difference > 0 ? t.sleepBetter : t.sleepWorse
        return { headline: headline(withIt.label ?? ''), rests: `${t.restsNights(n)} ${t.notCause}` }
      }
      case 'slept': {
        const [recent, earlier] = [find('recent'), find('earlier')]
        if (!recent || recent.value === null) return nothing(t.noSleepLately, t.noSleepHint)
        const difference = earlier?.value == null ? null : recent.value - earlier.value
        const step = recent.unit === 'share' ? 0.1 : 0.25
        const headline =
          difference === null ? t.sleptAlone : Math.abs(difference) < step ? t.sleptSame : difference > 0 ? t.sleptBetter : t.sleptWorse
        return { headline, rests: t.restsNightsLately(n) }
      }
      case 'helped': {
        if (outcome === 'nothing') return nothing(t.noBad, t.noBadHint)
        const rose = find('day')?.n ?? 0
        const headline = parts.some(({ part }) => part === 'factor') ? t.helpedHeadline : rose > 0 ? t.helpedNone : t.helpedNothing
        return { headline, rests: `${t.restsBad(n, rose)} ${t.notCause}` }
      }
      case 'yearAgo':
        if (outcome === 'nothing') return nothing(t.noYearAgo(day(answer.from)))
        return { headline: t.yearAgoHeadline, rests: '' }
      case 'habit': {
        if (outcome === 'nothing') return nothing(t.noHabits)
        if (outcome === 'unknown') return nothing(question.habit === null ? t.whichHabit : t.thingUnknown(question.habit))
        const [recent, earlier] = [find('recent')?.n ?? 0, find('earlier')?.n ?? 0]
        const last = find('thing')?.days[0]
        return {
          headline: t.habitHeadline(find('recent')?.label ?? '', recent),
          rests:
            `${recent > earlier ? t.habitMore : recent < earlier ? t.habitLess : t.habitSame} ${last ? t.lastTime(day(last)) : ''}`.trim(),
        }
      }
      case 'happier': {
        const [withIt, without] = [find('with'), find('without')]
        if (outcome === 'unknown') return nothing(t.thingUnknown(question.on))
        if (!withIt || !without) return nothing(t.noHappier(question.on), t.noHappierHint)
        const difference = (withIt.value ?? 0) - (without.value ?? 0)
        const headline = Math.abs(difference) < 0.25 ? t.happierSame : difference > 0 ? t.happierBetter : t.happierWorse
        return { headline: headline(withIt.label ?? ''), rests: `${t.restsDays(n)} ${t.notCause}` }
      }
      case 'about':
        if (outcome === 'nothing') return nothing(t.aboutNone(question.words))
        return {
          headline: `${t.lastOn(day(find('entries')?.days[0]))} ${t.aboutHeadline(question.words, n)}`,
          rests: n > (find('entries')?.sources.length ?? 0) ? t.latestShown : '',
        }
    }
  }
}
