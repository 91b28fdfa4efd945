export interface ReflectPanelProps {
  onClose: () => void
  /** The entry it was opened from; its unsaved text must be saved first. */
  entryId?: string | undefined
  /** Adds Markdown at the end of that entry, or rejects. Without this function, a new entry is created. */
  onKeep?: ((markdown: string) => Promise<void>) | undefined
  /** Sets the title of that entry. Without this function, titles are not offered. */
  onTitle?: ((title: string) => Promise<void>) | undefined
}
