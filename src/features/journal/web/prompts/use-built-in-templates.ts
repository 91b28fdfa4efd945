import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { loadTemplates, type BuiltInTemplate } from '../../prompts/templates.ts'

const NONE: readonly BuiltInTemplate[] = []

/** The templates of the app in the person's language; none while they load, or without a network and a cached chunk. */
export function useBuiltInTemplates(): readonly BuiltInTemplate[] {
  const { language } = useLocaleSettings()
  return useLoaded(language, loadTemplates).value ?? NONE
}
