// Drizzle's columns and tables; why they come from here is said in drizzle.ts.
export * from 'drizzle-orm/pg-core'
