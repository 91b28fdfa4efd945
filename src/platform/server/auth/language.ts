import type { FastifyRequest } from 'fastify'

/** The languages of the server's texts. */
export type Language = 'en' | 'de'

/** Sets the language of a person: the tag that they chose, else the first language that their device requests. */
export function withDeviceLanguage<P extends { locale: string | null }>(person: P, request: FastifyRequest): P {
  return { ...person, locale: person.locale ?? request.headers['accept-language'] ?? null }
}

/** From a language tag or an Accept-Language header, whose first language counts; English unless it is German. */
export const languageOf = (locale: string | null): Language => (locale?.toLowerCase().startsWith('de') ? 'de' : 'en')
