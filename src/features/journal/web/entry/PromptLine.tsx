import { Icon } from '#platform/web/ui/Icon.tsx'
import { sprout } from '#platform/web/ui/icons/things.ts'
import { useBank } from '../prompts/use-bank.ts'
import styles from './PromptLine.module.css'

/** The prompt that an entry answers, above its text. */
export function PromptLine({ promptId }: { promptId: string | null }) {
  return promptId ? <Prompt id={promptId} /> : null
}

function Prompt({ id }: { id: string }) {
  const prompt = useBank().bank?.byId.get(id)
  if (!prompt) return null
  return (
    <p className={styles.prompt}>
      <Icon of={sprout} size={20} />
      <span>
        {prompt.text} {prompt.follow}
      </span>
    </p>
  )
}
