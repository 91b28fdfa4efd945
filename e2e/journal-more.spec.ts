import type { Page } from '@playwright/test'
import { localDayOf } from '#platform/contract/dates.ts'
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/chromium.ts'
import { FAKE_DEVICE_ARGS, refuseDevices } from './lib/device-permission.ts'
import { goOffline, installed } from './lib/offline.ts'
import { says } from './lib/says.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const core = { tag: '@core' }
const executablePath = findChromium()
// A microphone that beeps; each test decides about the permission.
test.use({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGS, ...FAKE_DEVICE_ARGS] },
})

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

type Sent = { entries: { id: string; data: { title: string; body: string; tags: string[]; hard: boolean } }[] }
const onServer = async (page: Page, url: string) => ((await (await page.request.get(`${url}/api/journal/entries`)).json()) as Sent).entries

let made = 0
const newId = () => `019b0000-0000-7000-8000-${(Date.now() * 1000 + ++made).toString(16).padStart(12, '0').slice(-12)}`

type Imported = {
  at?: string
  title?: string
  body?: string
  hard?: boolean
  mood?: { level: number; moodId: null }
  add?: { tags: string[] }
}

/** Puts entries on the server like another device. */
async function bring(page: Page, url: string, entries: readonly Imported[]): Promise<string[]> {
  const changes = entries.map(({ at = new Date().toISOString(), ...patch }) => ({
    kind: 'entry',
    changeId: newId(),
    recordId: newId(),
    base: 0,
    editedAt: new Date().toISOString(),
    device: 'Test',
    patch: { when: { at, zone: 'UTC', localDay: localDayOf(new Date(at), 'UTC', 240) }, ...patch },
  }))
  const answer = await page.request.post(`${url}/api/journal/changes`, { data: { changes }, headers: { origin: url } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return changes.map(({ recordId }) => recordId)
}

async function write(page: Page, text: string): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Keep writing' })
  await expect(goOn.or(editor(page)).first()).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'More about this entry' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('an earlier version is compared word by word and restored; the replaced text becomes a version', async ({
  signedIn: page,
  server,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/journal/new')
  await editor(page).click()
  await page.keyboard.type('The heron stood still.')
  await saved(page)
  await expect.poll(async () => (await onServer(page, server.url)).length).toBe(1)
  await server.advance(6 * 60_000)
  await write(page, ' Then it flew.')
  await saved(page)
  await expect.poll(async () => (await onServer(page, server.url))[0]?.data.body).toContain('flew')
  await menu(page, 'Earlier versions')
  const sheet = page.getByRole('dialog', { name: 'Earlier versions' })
  await sheet.getByRole('button', { name: /4 words/ }).click()
  await expect(sheet.locator('ins')).toContainText('Then it flew.')
  await sheet.getByRole('button', { name: 'Restore this version' }).click()
  await expect(editor(page)).toHaveText('The heron stood still.')
  await expect.poll(async () => (await onServer(page, server.url))[0]?.data.body).toBe('The heron stood still.')
  await menu(page, 'Earlier versions')
  await expect(sheet.getByRole('button', { name: /7 words/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test(
  'a device without local storage lists, finds, reads and writes entries on the server, and says so without a network',
  { tag: '@offline' },
  async ({ signedIn: page, server }) => {
    const days = Array.from({ length: 70 }, (_, n) => new Date(Date.now() - n * 86_400_000).toISOString())
    const imported = await bring(
      page,
      server.url,
      days.map((at, n) => ({ at, title: `Day ${n}`, body: n === 60 ? 'A kingfisher by the weir.' : 'Rain.' })),
    )
    await page.goto('/journal/settings?part=device')
    await page.getByRole('switch', { name: 'Keep everything on this device' }).click()
    await expect(page.getByText('For a shared device.')).toBeVisible()
    await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
    const list = page.getByRole('region', { name: 'Entries' })
    await expect(list.getByRole('link', { name: /Day 0/ })).toBeVisible()
    await list.getByRole('button', { name: 'Earlier entries' }).click()
    await expect(list.getByRole('button', { name: 'Earlier entries' })).toBeHidden()
    await list.getByRole('textbox', { name: 'Search the journal' }).fill('kingfisher')
    await list.getByRole('link', { name: /Day 60/ }).click()
    await expect(page.getByText('A kingfisher by the weir.').last()).toBeVisible()
    await write(page, ' It dived.')
    await saved(page)
    await expect
      .poll(async () => JSON.stringify(await (await page.request.get(`${server.url}/api/journal/entries/${imported[60]}`)).json()))
      .toContain('It dived.')
    await page.reload()
    await expect(page.getByText('A kingfisher by the weir. It dived.').first()).toBeVisible()
    // The device stores none of it.
    const stored = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name!)
      const texts = await Promise.all(
        names.map(
          (name) =>
            new Promise<string>((resolve) => {
              const request = indexedDB.open(name)
              request.onsuccess = () => {
                const db = request.result
                const stores = [...db.objectStoreNames]
                if (stores.length === 0) return resolve('')
                const tx = db.transaction(stores)
                const found: unknown[] = []
                for (const store of stores)
                  tx.objectStore(store).getAll().onsuccess = (event) => found.push((event.target as IDBRequest).result)
                tx.oncomplete = () => {
                  db.close()
                  resolve(JSON.stringify(found))
                }
              }
            }),
        ),
      )
      return texts.join()
    })
    expect(stored).not.toContain('kingfisher')
    // Without a network: entries that are not on the device are marked as such; new text is stored until it is sent.
    await visit(page, '/journal')
    await installed(page)
    await goOffline(page)
    await page.goto('/journal')
    await expect(list.getByText(/are on your server/)).toBeVisible()
    await page.goto('/journal/new')
    await write(page, 'Only here.')
    await expect(page.getByText('Saved on this device').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect.poll(async () => (await onServer(page, server.url))[0]?.data.body).toBe('Only here.')
  },
)

test('a voice note is recorded, heard and still there after a reload; a microphone that is refused loses nothing', async ({
  signedIn: page,
}) => {
  const allow = await refuseDevices(page)
  await page.goto('/journal/new')
  await write(page, 'Before I spoke.')
  await saved(page)
  await page.getByRole('button', { name: 'Voice note' }).click()
  await expect(page.getByText('The browser is not allowed to use the microphone.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(editor(page)).toHaveText('Before I spoke.')
  await allow()
  await page.getByRole('button', { name: 'Voice note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recording' })
  await says(dialog.getByRole('timer'), '0:02')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const note = page.locator('audio')
  await expect(note).toHaveCount(1)
  const plays = () =>
    note.evaluate(async (audio: HTMLAudioElement) => {
      await audio.play()
      await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }))
      return audio.error === null && audio.currentTime > 0
    })
  expect(await plays()).toBe(true)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(note).toHaveAttribute('src', /\/api\/journal\/attachments\//)
  expect(await plays()).toBe(true)
})

test('dictated words go into the text; where a browser cannot listen, nothing offers it', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mute')) {
      Reflect.deleteProperty(window, 'webkitSpeechRecognition')
      Reflect.deleteProperty(window, 'SpeechRecognition')
      return
    }
    const spoken = Object.assign([{ transcript: 'the geese came back' }], { isFinal: true })
    Object.assign(window, {
      SpeechRecognition: class {
        start() {
          setTimeout(() => (this as unknown as { onresult(event: unknown): void }).onresult({ resultIndex: 0, results: [spoken] }))
        }
        stop() {
          ;(this as unknown as { onend(): void }).onend()
        }
        abort() {}
      },
    })
  })
  await page.goto('/journal/new')
  await page.getByRole('button', { name: 'Dictate' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(editor(page)).toHaveText(/the geese came back/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await saved(page)
  await page.evaluate(() => sessionStorage.setItem('mute', '1'))
  await page.reload()
  await expect(page.getByText('the geese came back').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voice note' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dictate' })).toHaveCount(0)
})

test('a locked journal shows nothing of it anywhere until the PIN is right', core, async ({ signedIn: page, server }) => {
  const secret = /Secret garden/
  const [id] = await bring(page, server.url, [
    { title: 'Secret garden', body: 'Secret garden behind the wall.', mood: { level: 2, moodId: null } },
  ])
  await page.goto('/journal/settings?part=lock')
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New PIN').fill('4711')
  await dialog.getByLabel('Repeat PIN').fill('4711')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The journal opens with your PIN.')).toBeVisible()
  for (const path of [`/journal/${id}`, '/calendar', '/journal/insight', '/journal/transfer']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Your journal is locked' })).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(secret)
    expect(await page.title()).not.toMatch(secret)
  }
  await visit(page, '/hub')
  await expect(page.getByText('How are you right now?')).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(secret)
  await page.goto(`/journal/${id}`)
  const pin = page.getByLabel('PIN')
  for (const wrong of ['1234', '47112', '1', '9999']) {
    await pin.fill(wrong)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByText('Wrong PIN. Please try again.')).toBeVisible()
  }
  await pin.fill('0000')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText(/Too many wrong attempts/)).toBeVisible()
  // A reload does not start it again.
  await page.reload()
  await expect(page.getByText(/Too many wrong attempts/)).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 31_000)
  await page.reload()
  await pin.fill('4711')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('Secret garden behind the wall.').first()).toBeVisible()
})

test('a deleted entry is found in the trash, can be restored, and can be erased permanently', core, async ({ signedIn: page, server }) => {
  const [id] = await bring(page, server.url, [{ title: 'A letter never sent', body: 'Dear Ida.' }, { title: 'Another' }])
  await page.goto(`/journal/${id}`)
  await menu(page, 'Move to the trash')
  await expect(page.getByText('In the trash for 30 days', { exact: true })).toBeVisible()
  const list = page.getByRole('region', { name: 'Entries' })
  await expect(list.getByRole('link', { name: /Another/ })).toBeVisible()
  await expect(list.getByRole('link', { name: /A letter never sent/ })).toHaveCount(0)
  await list.getByRole('textbox', { name: 'Search the journal' }).fill('letter is:trash')
  await list.getByRole('link', { name: /A letter never sent/ }).click()
  await expect(page.getByText('This entry is in the trash.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(async () => (await onServer(page, server.url)).length).toBe(2)
  await menu(page, 'Move to the trash')
  await expect(page).toHaveURL(/\/journal$/)
  await list.getByRole('button', { name: 'Clear the search' }).click()
  await list.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Trash' }).click()
  // Opened once more, with the trash still beside it.
  await list.getByRole('link', { name: /A letter never sent/ }).click()
  await expect(page.getByText('This entry is in the trash.')).toBeVisible()
  await expect(list.getByText('30 days left')).toBeVisible()
  await list.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(list.getByText('Nothing in the trash')).toBeVisible()
  await expect.poll(async () => (await page.request.get(`${server.url}/api/journal/entries/${id}`)).status()).toBe(404)
})

test('a template begins an entry, and an entry becomes a template of one’s own', async ({ signedIn: page, server }) => {
  await page.goto('/journal/new?template=choose')
  const sheet = page.getByRole('dialog', { name: 'Templates' })
  await sheet.getByRole('button', { name: /Gratitude/ }).click()
  await expect(editor(page)).not.toHaveText('')
  await write(page, 'The warm bread.')
  await saved(page)
  await menu(page, 'Templates')
  await sheet.getByRole('button', { name: 'Save this entry as a template' }).click()
  await sheet.getByLabel('Name of the template').fill('Bread days')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Bread days” is now in your templates', { exact: true })).toBeVisible()
  await page.goto('/journal/new?template=choose')
  await sheet.getByRole('button', { name: 'Bread days', exact: true }).click()
  await expect(editor(page)).toHaveText(/The warm bread\./)
  await expect.poll(async () => (await onServer(page, server.url)).length).toBe(2)
})

test('entries that are marked as hard, by entry, tag or days, do not appear as memories', async ({ signedIn: page, server }) => {
  const back = (months: number, days = 0) => {
    const day = new Date(`${localDayOf(new Date(), 'UTC', 240)}T12:00:00Z`)
    day.setUTCMonth(day.getUTCMonth() - months)
    day.setUTCDate(day.getUTCDate() - days)
    return day.toISOString()
  }
  await bring(page, server.url, [
    { at: back(0, 7), title: 'The short one' },
    { at: back(12), title: 'The tagged year', add: { tags: ['clinic'] } },
    { at: back(24), title: 'The long winter' },
    { at: back(36), title: 'The marked one' },
    { at: back(48), title: 'The good one' },
  ])
  await page.goto('/journal')
  const memories = page.getByRole('region', { name: 'On this day' })
  for (const title of ['The short one', 'The tagged year', 'The long winter', 'The marked one', 'The good one'])
    await expect(memories.getByText(title)).toBeVisible()
  await page
    .getByRole('region', { name: 'Entries' })
    .getByRole('link', { name: /The marked one/ })
    .click()
  await menu(page, 'Mark as hard')
  await expect(page.getByText('Marked as hard:')).toBeVisible()
  await page.goto('/journal/settings?part=hard')
  await page.getByLabel('Add a tag').fill('clinic')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('#clinic').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add days' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill(back(24, 3).slice(0, 10))
  await dialog.getByLabel('To', { exact: true }).fill(back(24, -3).slice(0, 10))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/journal')
  await expect(memories.getByText('The good one')).toBeVisible()
  await expect(memories.getByText('The short one')).toBeVisible()
  for (const title of ['The tagged year', 'The long winter', 'The marked one']) await expect(memories.getByText(title)).toHaveCount(0)
})

test('only the words: nothing else is on the page, the bar neither, until Escape', async ({ signedIn: page }) => {
  await page.goto('/journal/new')
  await write(page, 'Quiet.')
  await menu(page, 'Focus mode')
  const bar = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Hub' }) })
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: 'Voice note' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bar).toBeVisible()
})

test('a slash opens a menu of insertable blocks; keys choose one, and Escape leaves the slash', async ({ signedIn: page, server }) => {
  await page.goto('/journal/new')
  await write(page, 'and/or')
  const things = page.getByRole('listbox', { name: 'Insert' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(things.getByRole('option', { name: 'Heading', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(things).toBeHidden()
  await page.keyboard.type('\n/')
  await expect(things).toBeVisible()
  await page.keyboard.type('tick')
  await expect(things.getByRole('option')).toHaveText(['Checklist'])
  await page.keyboard.press('Enter')
  await page.keyboard.type('buy bread\n\n/')
  await things.getByRole('option', { name: 'Divider' }).click()
  await page.keyboard.type('/')
  await expect(things).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Templates' })).toBeVisible()
  await expect.poll(async () => (await onServer(page, server.url))[0]?.data.body).toBe('and/or\n\n/\n\n- [ ] buy bread\n\n---')
})
