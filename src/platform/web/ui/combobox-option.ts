export interface ComboboxOption {
  value: string
  label: string
  hint?: string
}
