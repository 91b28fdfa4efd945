import { NetworkError } from '../api/api-error.ts'
import { fetchAddress } from '../api/fetch-file.ts'
import { messagesNow } from '../i18n/messages.ts'
import { toast } from '../ui/toast-store.ts'
import { nativeMessages } from '../phone/messages.ts'

/** Folder in the phone's cache. */
const FOLDER = 'shared'

/** Opens the phone's share sheet with a file. Resolves when the sheet is closed, with or without a choice; rejects when it cannot open. */
export async function shareOut(name: string, blob: Blob): Promise<void> {
  const { Directory, Filesystem } = await import('@capacitor/filesystem')
  const { Share } = await import('@capacitor/share')
  try {
    await clearShared()
    const path = `${FOLDER}/${name.replaceAll(/[/\\]/g, '-')}`
    const { uri } = await Filesystem.writeFile({ path, directory: Directory.Cache, data: await base64Of(blob), recursive: true })
    await Share.share({ title: name, files: [uri] }).catch(ignoreCancelled)
  } catch (error) {
    toast({ title: messagesNow(nativeMessages).notShared, description: (error as Error).message, tone: 'destructive' })
  }
}

/** Deletes shared files. Another app may read one after the sheet has closed, so it stays until the next file, start, or sign-out. */
export async function clearShared(): Promise<void> {
  const { Directory, Filesystem } = await import('@capacitor/filesystem')
  // Without the folder there is nothing to delete.
  await Filesystem.rmdir({ path: FOLDER, directory: Directory.Cache, recursive: true }).catch(() => {})
}

/** Shares a file by its address: of the server, or a blob of this page. `name`: a fallback when the response has none. */
export async function shareAddress(address: string, name: string): Promise<void> {
  try {
    const response = await fetchAddress(address)
    if (!response.ok) throw new NetworkError(messagesNow(nativeMessages).notLoaded)
    await shareOut(nameIn(response) ?? name, await response.blob())
  } catch (error) {
    toast({ title: messagesNow(nativeMessages).notShared, description: (error as Error).message, tone: 'destructive' })
  }
}

/** Shares text with another app. */
export async function shareWords(text: string): Promise<void> {
  const { Share } = await import('@capacitor/share')
  await Share.share({ text }).catch(ignoreCancelled)
}

/** Closing the sheet without a choice is not an error. */
function ignoreCancelled(error: Error): void {
  if (!/cancel/i.test(error.message)) throw error
}

const nameIn = (response: Response): string | undefined => /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('This file could not be read.')))
    reader.readAsDataURL(blob)
  })
}
