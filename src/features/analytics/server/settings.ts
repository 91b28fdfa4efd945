import { fieldError } from '#platform/contract/errors.ts'
import type { HasConfig, HasDb } from '#platform/server/app/app.ts'
import type { PageSettings } from '#platform/server/page-settings.ts'
import { storedSettings, storeSetting } from '#platform/server/settings/settings-store.ts'
import type { AnalyticsSettings } from '../contract.ts'
import { analyticsReasons } from '../reasons.en.ts'

const NAMES = { counting: 'analytics.counting', tagManager: 'analytics.tag-manager' } as const
const VARIABLES = { counting: 'COUNT_VISITS', tagManager: 'TAG_MANAGER_ID' } as const

/** The environment overrides the admin's choice; without either, nothing is counted. */
export async function settingsOf(app: HasConfig & HasDb): Promise<AnalyticsSettings> {
  const { counting, tagManager } = app.config.analytics
  const stored = await storedSettings(app.db, Object.values(NAMES))
  return {
    counting: counting ?? stored[NAMES.counting] === 'on',
    tagManager: tagManager ?? stored[NAMES.tagManager] ?? '',
    byEnvironment: [
      ...(counting === undefined ? [] : (['counting'] as const)),
      ...(tagManager === undefined ? [] : (['tagManager'] as const)),
    ],
  }
}

/** Throws `conflict` for a setting that the environment fixes. */
export async function changeSettings(
  app: HasConfig & HasDb,
  { counting, tagManager }: { counting?: boolean | undefined; tagManager?: string | undefined },
): Promise<AnalyticsSettings> {
  const changes = {
    ...(counting === undefined ? {} : { counting: counting ? 'on' : '' }),
    ...(tagManager === undefined ? {} : { tagManager }),
  }
  await app.db.transaction(async (tx) => {
    for (const [name, value] of Object.entries(changes) as [keyof typeof VARIABLES, string][]) {
      if (app.config.analytics[name] !== undefined)
        throw fieldError('conflict', name, analyticsReasons.by_environment({ name: VARIABLES[name] }))
      await storeSetting(tx, NAMES[name], value)
    }
  })
  return settingsOf(app)
}

/** Hosts that a tag manager loads its scripts from and sends data to. */
const TAG_MANAGER = 'https://www.googletagmanager.com'
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Attributes of `<html>`, read by the pages' scripts (`platform/web/analytics`). */
export async function pageSettings(app: HasConfig & HasDb): Promise<PageSettings> {
  const { counting, tagManager } = await settingsOf(app)
  if (!counting) return {}
  return {
    attributes: { 'data-counting': 'on' },
    ...(tagManager && {
      publicPages: {
        attributes: { 'data-tag-manager': tagManager },
        preconnect: [TAG_MANAGER],
        policy: {
          'script-src': [TAG_MANAGER],
          'connect-src': [TAG_MANAGER, ...ANALYTICS],
          'img-src': [TAG_MANAGER, ...ANALYTICS],
        },
      },
    }),
  }
}
