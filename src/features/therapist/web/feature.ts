import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const online = { layout: 'app', access: 'signed-in', area: 'mind' } as const satisfies Partial<WebPage>
const page = { ...online, offline: true } as const satisfies Partial<WebPage>

export const therapistWeb: WebFeature = {
  id: 'therapist',
  pages: [
    {
      ...page,
      path: '/my-therapist',
      title: 'Therapist area',
      lazy: () => import('./home/HomePage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.home) : undefined,
    },
    { ...page, path: '/my-therapist/plan', title: 'My safety plan', lazy: () => import('./plan/PlanPage.tsx') },
    { ...page, path: '/my-therapist/tools/:tool', title: 'A tool', lazy: () => import('./tools/ToolPage.tsx') },
    { ...page, path: '/my-therapist/tools/:tool/talk', title: 'A tool as a conversation', lazy: () => import('./talk/TalkPage.tsx') },
    { ...page, path: '/my-therapist/tools/:tool/:id', title: 'A record', lazy: () => import('./tools/RecordPage.tsx') },
    { ...page, path: '/my-therapist/programmes/:programme', title: 'A programme', lazy: () => import('./programmes/ProgrammePage.tsx') },
    { ...page, path: '/my-therapist/measures/:measure', title: 'A questionnaire', lazy: () => import('./measures/MeasurePage.tsx') },
    { ...page, path: '/my-therapist/between', title: 'Between sessions', lazy: () => import('./between/BetweenPage.tsx') },
    { ...online, path: '/my-therapist/brief', title: 'Brief for my therapist', lazy: () => import('./brief/BriefPage.tsx') },
    { ...online, path: '/my-therapist/given', title: 'Given to me', lazy: () => import('./brief/GivenPage.tsx') },
    // Public: a link to a brief opens for anyone who has it.
    { ...online, access: 'public', path: '/shared-brief/:token', title: 'A brief', lazy: () => import('./brief/LinkedPage.tsx') },
  ],
  commands: () => import('./commands.ts'),
  mindLinks: () => import('./mind-links.ts'),
  profileRow: () => import('./row/ProfileRow.tsx'),
  keepAhead: () => import('./keep-ahead.ts'),
  safetyPlan: () => import('./plan/PlanInCard.tsx'),
}
