/** How long a database that another tab still holds is waited for; it is deleted as soon as that tab lets go. */
const DELETE_TIMEOUT_MS = 3000

/**
 * Deletes every IndexedDB database that belongs to one person: those whose name begins with `fernwell-` and ends with their
 * id. By name, so that a feature's databases go even when its code was never loaded. Never rejects.
 */
export async function deletePersonDatabases(userId: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  try {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const theirs = names.filter((name) => name.startsWith('fernwell-') && name.endsWith(`-${userId}`))
    await Promise.all(theirs.map(remove))
  } catch (error) {
    console.warn('What this device keeps of the person could not be looked through.', error)
  }
}

function remove(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = request.onerror = () => resolve()
    setTimeout(resolve, DELETE_TIMEOUT_MS)
  })
}

/** Whose databases are in this browser, by name. */
export async function peopleWithDatabases(): Promise<string[]> {
  const ids = (await indexedDB.databases()).flatMap(
    ({ name }) => /^fernwell-.*?-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(name ?? '')?.[1] ?? [],
  )
  return [...new Set(ids)]
}
