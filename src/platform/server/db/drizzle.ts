// All files import Drizzle from here and from pg-core.ts. At every import of a package by its name, Node parses the list of exports
// of its package.json, which for Drizzle is 180 KB: 140 imports took half of a start's time to load.
export * from 'drizzle-orm'
