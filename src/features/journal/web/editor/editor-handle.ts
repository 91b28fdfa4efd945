/** What the page asks of the open editor. */
export type EditorHandle = {
  markdown(): string
  /** Takes in a text that came from elsewhere, without moving the cursor. */
  take(markdown: string): void
  /** Adds Markdown at the cursor (a template, dictated words). */
  insert(markdown: string): void
  insertText(text: string): void
  insertPicture(id: string): void
  insertFile(id: string, label: string): void
  focus(at?: 'start' | 'end'): void
}
