import type { OutputOf } from '#platform/contract/endpoint.ts'
import { listReminders } from '#platform/contract/reminders.ts'
import { axeFindings } from './lib/axe.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { plantHabit } from './lib/habits.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

const CARD = 'You do not have to carry this alone'
const habitId = (n: number) => `019a0000-0000-7000-8000-00000000a10${n}`

test(
  'requests in words are proposed, done, undone, also without a network; a crisis has priority',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    await watchStillness(page)
    await visit(page, '/voice-agent')
    await installed(page)
    await visitAgain(page)
    expect(await movements(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const field = page.getByRole('textbox', { name: 'What should I do?' })
    const say = async (words: string) => {
      await field.fill(words)
      await field.press('Enter')
    }
    const turns = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')

    await test.step('a mood is a card; left, it is as it was; confirmed, it is there; taken back, it is gone', async () => {
      await say('Log that I’m tired')
      await expect(page.getByText('Log your mood as “Grey”?').first()).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await say('no')
      await expect(page.getByText('Nothing was changed.').first()).toBeVisible()
      await say('what mood did I log today')
      await expect(page.getByText('No mood is logged for today.').first()).toBeVisible()
      await say('I feel great')
      await say('yes')
      await expect(page.getByText('Logged: Sunny.').first()).toBeVisible()
      await say('what mood did I log today')
      await expect(page.getByText('Logged today: Sunny.').first()).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Undone.').first()).toBeVisible()
      await say('what mood did I log today')
      await expect(turns.first()).toContainText('No mood is logged for today.')
    })

    await test.step('words that are not understood do nothing, and a message says so', async () => {
      await say('the weather is nice today')
      await expect(turns.first()).toContainText('nothing was done')
      await expect(page.getByRole('button', { name: 'Yes, do it' })).toHaveCount(0)
    })

    await test.step('words of a crisis bring the card at once, and nothing is made of them', async () => {
      await field.fill('Note that I don’t want to live any more')
      await expect(page.getByRole('heading', { name: CARD })).toBeVisible()
      await field.press('Enter')
      await expect(turns.first()).toContainText('This matters most now.')
      await expect(page.getByRole('button', { name: 'Yes, do it' })).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
      await say('clear the screen')
      await expect(page.getByRole('heading', { name: CARD })).toHaveCount(0)
    })

    await test.step('without a network an entry is kept on the device', async () => {
      await goOffline(page)
      await page.goto('/voice-agent')
      await expect(field).toBeVisible()
      await say('Write in my journal: the plum tree is in bloom')
      await expect(page.getByRole('button', { name: 'Yes, do it' })).toBeVisible()
      await page.getByRole('button', { name: 'Yes, do it' }).press('Enter')
      await expect(page.getByText('Saved to your journal.').first()).toBeVisible()
      await context.setOffline(false)
      await page.getByRole('link', { name: 'Open entry' }).click()
      await expect(page).toHaveURL(/\/journal\/[\w-]{36}$/)
      await expect(page.getByText('the plum tree is in bloom').first()).toBeVisible()
    })
  },
)

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  test('a weight in words, and the way to a page', async ({ signedIn: page }) => {
    await visit(page, '/voice-agent')
    const field = page.getByRole('textbox', { name: 'Was soll ich tun?' })
    const say = async (words: string) => {
      await field.fill(words)
      await field.press('Enter')
    }
    await say('Ich wiege zweiundsiebzig Komma fünf Kilo')
    await page.getByRole('button', { name: 'Ja, mach das' }).click()
    await expect(page.getByText('Eingetragen: 72,5 kg.').first()).toBeVisible()
    await say('Was war mein letztes Gewicht?')
    await expect(page.getByText(/^Am .*: 72,5\skg\.$/).first()).toBeVisible()
    await say('Rückgängig')
    await expect(page.getByText('Rückgängig gemacht.').first()).toBeVisible()
    await say('Was war mein letztes Gewicht?')
    await expect(page.getByText('Es gibt noch kein Gewicht.').first()).toBeVisible()
    await say('Öffne den Kalender')
    await expect(page).toHaveURL(/\/calendar$/)
  })
})

test('a microphone that is refused gets a clear word, and typing goes on', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    // The headless browser's speech recognition has no service; this mock refuses, like a denied permission.
    class Refusing {
      onerror: ((event: { error: string }) => void) | null = null
      onend: (() => void) | null = null
      start() {
        setTimeout(() => {
          this.onerror?.({ error: 'not-allowed' })
          this.onend?.()
        })
      }
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Refusing, webkitSpeechRecognition: Refusing })
  })
  await visit(page, '/voice-agent')
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  await expect(page.getByText('Many browsers send the audio to their maker')).toBeVisible()
  await page.getByRole('button', { name: 'Listen with my browser' }).click()
  await expect(page.getByText('The microphone is blocked.')).toBeVisible()
  await page.getByRole('textbox', { name: 'What should I do?' }).fill('What time is it?')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByText(/^It is /).first()).toBeVisible()
})

test('habits, a drink and a track: an action takes effect, and an undo restores the previous state', async ({ signedIn: page, server }) => {
  await plantHabit(page, server, habitId(1), { name: 'Squats', kind: 'atLeast', target: 30, order: 0 })
  await plantHabit(page, server, habitId(2), { name: 'Evening reading', order: 1 })
  await plantHabit(page, server, habitId(3), { name: 'Morning reading', order: 2 })
  type List = { today: string; habits: { habit: { name: string }; today: { value: number; isSkipped: boolean } }[] }
  const list = async () => (await (await page.request.get(`${server.url}/api/habits`)).json()) as List
  const todayOf = async (name: string) => (await list()).habits.find(({ habit }) => habit.name === name)!.today
  const drinks = async () => {
    const answer = await page.request.get(`${server.url}/api/nutrition/diary?day=${(await list()).today}`)
    return ((await answer.json()) as { items: { grams: number }[] }).items.map(({ grams }) => grams)
  }
  await visit(page, '/voice-agent')
  const field = page.getByRole('textbox', { name: 'What should I do?' })
  const newest = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem').first()
  const say = async (words: string) => {
    await field.fill(words)
    await field.press('Enter')
  }

  await say('What’s left today?')
  await expect(newest).toContainText('Still open today: Squats, Evening reading, and Morning reading.')
  await say('add ten squats')
  await expect(newest).toContainText('Add 10 to “Squats”?')
  expect((await todayOf('Squats')).value).toBe(0)
  await say('yes')
  await expect.poll(async () => (await todayOf('Squats')).value).toBe(10)
  // A second "yes" has no proposal to confirm.
  await say('yes')
  await expect(newest).toContainText('nothing to confirm')
  expect((await todayOf('Squats')).value).toBe(10)
  await say('undo')
  await expect.poll(async () => (await todayOf('Squats')).value).toBe(0)

  // Two habits match that name: it asks.
  await say('mark reading as done')
  await page.getByRole('button', { name: 'Morning reading', exact: true }).click()
  await expect(newest).toContainText('Mark “Morning reading” as done?')
  await page.getByRole('button', { name: 'Yes, do it' }).click()
  await expect.poll(async () => (await todayOf('Morning reading')).value).toBe(1)
  expect((await todayOf('Evening reading')).value).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await todayOf('Morning reading')).value).toBe(0)
  await say('skip squats today')
  await say('yes')
  await expect.poll(async () => (await todayOf('Squats')).isSkipped).toBe(true)
  await say('take that back')
  await expect.poll(async () => (await todayOf('Squats')).isSkipped).toBe(false)

  await say('I drank a glass of water')
  await say('yes')
  await expect.poll(drinks).toEqual([250])
  await say('undo')
  await expect.poll(drinks).toEqual([])

  await say('start a meditation')
  await say('yes')
  await expect(newest).toContainText('is playing.')
  await expect(page.getByRole('region', { name: /player/i })).toBeVisible()
  await say('undo')
  await expect(page.getByRole('region', { name: /player/i })).toHaveCount(0)
})

test('a reminder in free words, a run, and words that match no rule are understood', async ({ signedIn: page, server }) => {
  await visit(page, '/voice-agent')
  const field = page.getByRole('textbox', { name: 'What should I do?' })
  const say = async (words: string) => {
    await field.fill(words)
    await field.press('Enter')
  }
  const turns = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')

  await test.step('a reminder once: a card says when, and it stands on the page of reminders, to be edited and deleted', async () => {
    await say('remind me to call mum tomorrow at 5')
    await expect(turns.first()).toContainText('Remind you of “call mum”')
    await expect(turns.first()).toContainText('5:00')
    await say('yes')
    await expect(turns.first()).toContainText('You will be reminded of “call mum”')
    await visit(page, '/settings/reminders')
    const own = page.getByRole('region', { name: 'Your own' })
    await expect(own).toContainText('call mum')
    await own.getByRole('button', { name: 'Edit: call mum' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit reminder' })
    await dialog.getByRole('textbox', { name: 'Remind me to' }).fill('call mum and dad')
    await dialog.getByRole('radio', { name: 'Repeats' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(own).toContainText('every day')
    await own.getByRole('button', { name: 'Add a reminder' }).click()
    const added = page.getByRole('dialog', { name: 'New reminder' })
    await added.getByRole('button', { name: 'Save' }).click()
    await expect(added).toContainText('Enter what to remind you of')
    await added.getByRole('textbox', { name: 'Remind me to' }).fill('return the books')
    expect(await axeFindings(page)).toEqual([])
    await added.getByRole('button', { name: 'Save' }).click()
    await expect(own).toContainText('return the books')
    const stored = async () => {
      const answer = (await (await page.request.get(`${server.url}${listReminders.path}`)).json()) as OutputOf<typeof listReminders>
      return answer.reminders.map(({ words, day }) => `${words} ${day === null ? 'again' : 'once'}`).toSorted()
    }
    await expect.poll(stored).toEqual(['call mum and dad again', 'return the books once'])
    await own.getByRole('button', { name: 'Delete: return the books' }).click()
    await expect(own).not.toContainText('return the books')
  })

  await test.step('a run with its duration is proposed; without it, the form is filled with the known values', async () => {
    await visit(page, '/voice-agent')
    await say('I ran 5 km in 30 minutes')
    await expect(turns.first()).toContainText('Log this: Run, 5 km, 30 min')
    await say('yes')
    await expect(turns.first()).toContainText('Logged: Run')
    await say('I walked 3 km yesterday')
    await expect(page).toHaveURL(/\/gym-ai\/cardio/)
    await expect(page.getByRole('textbox', { name: /^Distance/ })).toHaveValue('3')
  })

  await test.step('words that match no rule get similar suggestions, and a chosen one continues with the person’s words', async () => {
    await visit(page, '/voice-agent')
    await say('snacked on some crackers before the film')
    await page.getByRole('button', { name: 'I ate a banana and two eggs' }).click()
    await expect(turns.first()).toContainText(/cracker/i)
  })
})
