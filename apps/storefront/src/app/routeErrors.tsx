import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import type { DataRouter } from 'react-router-dom';

/** The errors of the page's routes, by route id; null without one. */
export type RouteErrors = Readonly<Record<string, unknown>> | null;

const RouteErrorsContext = createContext<RouteErrors>(null);

export const useRouteErrors = (): RouteErrors => useContext(RouteErrorsContext);

export const RouteErrorsProvider = RouteErrorsContext.Provider;

/**
 * Provides the errors of a router. They change in a transition, as the router's own state does: a part that is hydrated later still sees what
 * the server rendered.
 */
export function RouterErrorsProvider({ router, children }: { router: DataRouter; children: ReactNode }) {
  const [errors, setErrors] = useState<RouteErrors>(router.state.errors);
  // Like the router's own subscription: no change between rendering and an effect is missed.
  useLayoutEffect(() => router.subscribe((state) => startTransition(() => setErrors(state.errors))), [router]);
  return <RouteErrorsProvider value={errors}>{children}</RouteErrorsProvider>;
}
