import { NetworkError } from '../api/api-error.ts'
import { fetchAddress } from '../api/fetch-file.ts'
import { messagesNow } from '../i18n/messages.ts'
import { toast } from '../ui/toast-store.ts'
import { nativeMessages } from '../phone/messages.ts'

/** In the phone's cache. */
const FOLDER = 'shared'

/** Hands a file to the phone's share sheet. Resolves when the sheet is closed, whatever was chosen there; says when it could not open. */
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

/** Deletes what was handed out. Another app may read it after the sheet has closed, so it stays until the next file, the next start, or sign-out. */
export async function clearShared(): Promise<void> {
  const { Directory, Filesystem } = await import('@capacitor/filesystem')
  // Without the folder there is nothing to delete.
  await Filesystem.rmdir({ path: FOLDER, directory: Directory.Cache, recursive: true }).catch(() => {})
}

/** The same with what an address has: a file of the server, or one that the page made. `name`: where the answer has none. */
export async function shareAddress(address: string, name: string): Promise<void> {
  try {
    const response = await fetchAddress(address)
    if (!response.ok) throw new NetworkError(messagesNow(nativeMessages).notLoaded)
    await shareOut(nameIn(response) ?? name, await response.blob())
  } catch (error) {
    toast({ title: messagesNow(nativeMessages).notShared, description: (error as Error).message, tone: 'destructive' })
  }
}

/** Words for another app. */
export async function shareWords(text: string): Promise<void> {
  const { Share } = await import('@capacitor/share')
  await Share.share({ text }).catch(ignoreCancelled)
}

/** Closing the sheet is a choice, and no failure. */
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
