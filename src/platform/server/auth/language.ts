import type { FastifyRequest } from 'fastify'

/** The languages that texts of the server are written in. */
export type Language = 'en' | 'de'

/** Somebody who chose no language is spoken to in that of their device: the tag they chose, or what the device asks for first. */
export function withDeviceLanguage<P extends { locale: string | null }>(person: P, request: FastifyRequest): P {
  return { ...person, locale: person.locale ?? request.headers['accept-language'] ?? null }
}

/** From a language tag or an Accept-Language header, of which the first counts; English unless it is German. */
export const languageOf = (locale: string | null): Language => (locale?.toLowerCase().startsWith('de') ? 'de' : 'en')
