/** Something a feature gives to a person's export: a file in it. */
export type ExportFile = { name: string; json: unknown }
