import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useActKinds } from '#platform/web/use-act-kinds.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { listScrapbookPictures, type Picture } from '../../contract.ts'
import { copyJournalPhoto, getScrapbookDays, getScrapbookRoute, listJournalPhotos, type DaysAnswer } from '../../contract-sources.ts'
import { coverCrop, TEMPLATES } from '../../core/templates.ts'
import { moodStrip, weekWords } from '../../core/week.ts'
import { innerOf } from '../canvas/frames.ts'
import { newCard } from '../tools/new-items.ts'
import { editorMessages } from './messages.ts'
import { templateMessages } from './template-messages.ts'
import type { Editor } from '../state/use-editor.ts'
import { useTemplate } from './use-template.ts'

const MOST_LINES = 7
/** How many days back a route is looked for. */
const ROUTE_DAYS = 180

type Point = { x: number; y: number }

/** Adds cards and pages from the person's own data. Each needs the server; without it an error message appears. */
export function useOwnData(editor: Editor, middle: () => Point) {
  const t = useMessages(editorMessages)
  const w = useMessages(templateMessages)
  const format = useFormat()
  const today = useToday()
  const kinds = useActKinds()
  const client = useQueryClient()
  const lay = useTemplate(editor)
  const [isBusy, setBusy] = useState(false)
  const { add, about } = editor

  const withDays = useCallback(
    async (from: string, work: (days: DaysAnswer) => unknown) => {
      setBusy(true)
      try {
        const [days] = await call(getScrapbookDays, { query: { from, to: today } })
        if (days) await work(days)
        else toast({ title: t.cards.failed })
      } catch (error) {
        toast({ title: t.cards.failed, description: (error as Error).message })
      } finally {
        setBusy(false)
      }
    },
    [today, t],
  )

  const week = Array.from({ length: 7 }, (_, at) => addDays(today, at - 6))

  const addMoods = () =>
    withDays(week[0]!, ({ moods }) => {
      if (moods.length === 0) return toast({ title: t.cards.nothing })
      return add([newCard(middle(), { kind: 'mood', days: moodStrip(week, moods) })])
    })

  const addGrown = () =>
    withDays(`${today.slice(0, 7)}-01`, ({ acts }) => {
      const lines = acts
        .flatMap(({ kind, n }): [string, number][] => {
          const known = kinds?.(kind)
          return known?.isKnown ? [[known.words.title, n]] : []
        })
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_LINES)
      if (lines.length === 0) return toast({ title: t.cards.nothing })
      return add([newCard(middle(), { kind: 'grown', lines })])
    })

  async function addRoute() {
    setBusy(true)
    try {
      const [route] = await call(getScrapbookRoute, { query: { from: addDays(today, -ROUTE_DAYS), to: today } })
      if (!route) return void toast({ title: t.cards.nothing })
      const label = dotted([format.localDay(route.day), route.metres !== null && format.quantity('distance', route.metres)])
      add([newCard(middle(), { kind: 'route', points: route.points, label })])
    } catch (error) {
      toast({ title: t.cards.failed, description: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }

  /** Fills the week template by rules: a text for each day, the week's journal photos, and its moods. */
  const fillWeek = () =>
    withDays(week[0]!, async (days) => {
      const words = weekWords(days, (day) => format.localDay(day, 'weekdayShort'))
      const photos = await call(listJournalPhotos, { query: { from: week[0]!, to: today } })
      if (words === '' && photos.length === 0 && days.moods.length === 0) return toast({ title: t.week.nothing })
      const template = TEMPLATES.find(({ id }) => id === 'week')!
      const places = template.parts.filter(([, , , , , { kind }]) => kind === 'photo').length
      const pictures: Picture[] = []
      for (const { id } of photos.slice(0, places)) pictures.push(await call(copyJournalPhoto, { body: { id: uuidv7(), photo: id } }))
      void client.invalidateQueries({ queryKey: keyOf(listScrapbookPictures) })
      let next = 0
      const strip =
        days.moods.length > 0 ? [{ ...newCard({ x: 0, y: 0 }, { kind: 'mood', days: moodStrip(week, days.moods) }), id: uuidv7() }] : []
      lay(
        template,
        (items) => [
          ...items.flatMap((item) => {
            if (item.kind === 'text') return [{ ...item, text: item.face === 'caveat' ? w.weekTitle : words || w.words.words }]
            const picture = item.kind === 'photo' ? pictures[next++] : undefined
            if (item.kind !== 'photo') return [item]
            // A place without a photo is left out, because it would be an empty frame.
            if (!picture) return []
            const inner = innerOf(item.frame ?? 'none', item.w!, item.h!)
            return [{ ...item, picture: picture.id, crop: coverCrop(inner.width / inner.height, picture.width, picture.height) }]
          }),
          ...strip.map((card) => ({ ...card, ...stripPlace(about.format) })),
        ],
        { title: w.weekTitle, day: today },
      )
      return toast({ title: t.week.done, tone: 'good' })
    })

  return { isBusy, addMoods, addGrown, addRoute, fillWeek }
}

/** The place of the mood strip, below all other parts of the template. */
function stripPlace(format: Editor['about']['format']) {
  if (format === 'landscape') return { x: 90, y: 800, w: 700, h: 170, rotation: 0 }
  return format === 'square' ? { x: 60, y: 800, w: 880, h: 170, rotation: 0 } : { x: 60, y: 1130, w: 880, h: 220, rotation: 0 }
}
