// Storage paths of a meditation's files. All are sealed with its author's key.

export const personFolder = (userId: string) => `meditations/${userId}`
const folder = (userId: string, id: string) => `${personFolder(userId)}/${id}`
export const audioFolder = (userId: string, id: string) => `${folder(userId, id)}/audio`
export const audioKey = (userId: string, id: string, version: string) => `${audioFolder(userId, id)}/${version}.mp3`
export const recordingKey = (userId: string, id: string, version: string) => `${folder(userId, id)}/recordings/${version}.wav`
/** Spoken sentences: a cache that can be generated again. */
export const sentencesFolder = (userId: string, id: string) => `cache/meditations/${userId}/${id}`
export const foldersOf = (userId: string, id: string) => [folder(userId, id), sentencesFolder(userId, id)]
export const foldersOfPerson = (userId: string) => [personFolder(userId), `cache/meditations/${userId}`]
