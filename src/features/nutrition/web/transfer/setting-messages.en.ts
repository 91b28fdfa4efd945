export const en = {
  title: 'Food: import and export',
  hint: 'Bring your food diary along, or take yours with you',
}
