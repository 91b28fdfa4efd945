import { plantHabit } from './lib/habits.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const HABIT = '01980000-0000-7000-8000-00000000c0de'

test('from anywhere somebody goes, does and finds with the keyboard: palette, shortcuts, sheet', async ({ signedIn: page, server }) => {
  await plantHabit(page, server, HABIT, { name: 'Read ten pages' })
  await visit(page, '/hub')
  const field = page.getByRole('combobox', { name: 'Search and commands' })

  await test.step('the button in the bar opens it, Escape closes it and gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'Search and commands' })
    await button.click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('a mistyped word finds a page, and its heading has the focus there', async () => {
    await page.keyboard.press('Control+k')
    await field.fill('calendr')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/calendar$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('a habit is marked without going to it', async () => {
    await page.keyboard.press('Control+k')
    await field.fill('done read')
    await page.getByRole('option', { name: 'Mark done: Read ten pages' }).click()
    await expect(page.getByText('Read ten pages: done', { exact: true })).toBeVisible()
    // Keys of the page count only once the palette has closed.
    await expect(field).toBeHidden()
    await expect(page).toHaveURL(/\/calendar$/)
    await expect
      .poll(async () => {
        const { habits } = (await (await page.request.get(`${server.url}/api/habits`)).json()) as { habits: { today: { value: number } }[] }
        return habits[0]?.today.value
      })
      .toBe(1)
  })

  await test.step('an entry that was written is found by its words', async () => {
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/\/journal\/[\w-]+$/)
    await page.locator('.ProseMirror').click()
    // In a text field they type letters, and Control+K belongs to the editor.
    await page.keyboard.type('ngj? A heron stood in the reeds')
    await expect(page).toHaveURL(/\/journal\/[\w-]+$/)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(field).toBeHidden()
    await visit(page, '/hub')
    await page.keyboard.press('Control+k')
    await field.fill('herron')
    await page.getByRole('group', { name: 'In your entries' }).getByRole('option').first().click()
    await expect(page.getByRole('article', { name: 'Entry' }).getByText('A heron stood in the reeds')).toBeVisible()
  })

  await test.step('recently used commands come first the next time', async () => {
    await visit(page, '/hub')
    await page.keyboard.press('Control+k')
    const lately = page.getByRole('group', { name: 'Recent' })
    await expect(lately.getByRole('option').first()).toContainText('heron')
    await expect(lately.getByRole('option', { name: /Calendar/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('two keys go somewhere, and a question mark says which there are', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page).toHaveURL(/\/soul$/)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('New entry', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

test('on a phone the palette is a press away', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/hub')
  await page.getByRole('button', { name: 'Search and commands' }).click()
  await page.keyboard.press('Escape')
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Find anything' }).click()
  await page.getByRole('combobox').fill('habits')
  await page
    .getByRole('option', { name: /^Habits/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/habits$/)
})
