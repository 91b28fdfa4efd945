import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

interface Tab<V extends string> {
  value: V
  label: string
  content: ReactNode
}

interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
}

export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  return (
    <Root value={value} onValueChange={(next) => onChange(next as V)} className={styles.tabs}>
      <List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}
