import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/** Gives every change of route a view transition, whoever asks for it; browsers without them just change. */
export function withViewTransitions(router: Router): Router {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>
  router.navigate = ((to: unknown, options?: object) => {
    // Steps through history carry their own: the router remembers how they came about.
    if (typeof to === 'number') return navigate(to)
    // A link that says nothing of it passes `undefined`.
    const { viewTransition = true } = (options ?? {}) as { viewTransition?: boolean }
    return navigate(to, { ...options, viewTransition })
  }) as Router['navigate']
  return router
}
