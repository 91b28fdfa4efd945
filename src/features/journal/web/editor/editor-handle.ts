/** The page's interface to the open editor. */
export type EditorHandle = {
  markdown(): string
  /** Applies a text from another device, without moving the cursor. */
  take(markdown: string): void
  /** Adds Markdown at the cursor (a template, dictated words). */
  insert(markdown: string): void
  insertText(text: string): void
  insertPicture(id: string): void
  insertFile(id: string, label: string): void
  focus(at?: 'start' | 'end'): void
}
