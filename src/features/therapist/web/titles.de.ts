/** Titles of the pages, by path. */
export const de = {
  '/my-therapist': 'Therapiebereich',
  '/my-therapist/plan': 'Mein Sicherheitsplan',
  '/my-therapist/tools/:tool': 'Ein Werkzeug',
  '/my-therapist/tools/:tool/talk': 'Ein Werkzeug im Gespräch',
  '/my-therapist/tools/:tool/:id': 'Ein Eintrag',
  '/my-therapist/programmes/:programme': 'Ein Programm',
  '/my-therapist/measures/:measure': 'Ein Fragebogen',
  '/my-therapist/between': 'Zwischen den Sitzungen',
  '/my-therapist/brief': 'Bericht für meine Therapie',
  '/my-therapist/given': 'Für mich freigegeben',
  '/shared-brief/:token': 'Ein Bericht',
}
