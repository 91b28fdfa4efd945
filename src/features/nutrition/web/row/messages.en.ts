export const en = { title: 'Food', hint: 'Diary, foods and recipes' }
