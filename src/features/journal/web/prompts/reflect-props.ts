export interface ReflectPanelProps {
  onClose: () => void
  /** The entry it was opened from; its unkept words are to be kept before. */
  entryId?: string | undefined
  /** Adds Markdown at the end of that entry. Without it, what is kept becomes an entry of its own. Rejects when it could not. */
  onKeep?: ((markdown: string) => Promise<void>) | undefined
  /** Gives that entry a title. Without it, titles are not offered. */
  onTitle?: ((title: string) => Promise<void>) | undefined
}
