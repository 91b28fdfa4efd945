import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/** Gives every change of route a view transition; browsers without them just change. */
export function withViewTransitions(router: Router): Router {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>
  router.navigate = ((to: unknown, options?: object) => {
    // Steps through history have their own: the router stores the option of the original navigation.
    if (typeof to === 'number') return navigate(to)
    // A link without the option passes `undefined`.
    const { viewTransition = true } = (options ?? {}) as { viewTransition?: boolean }
    return navigate(to, { ...options, viewTransition })
  }) as Router['navigate']
  return router
}
