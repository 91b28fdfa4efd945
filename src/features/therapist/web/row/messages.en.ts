export const en = { title: 'Therapist area', hint: 'Tools from therapy, and your safety plan' }
