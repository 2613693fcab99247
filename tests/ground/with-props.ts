import { createElement } from 'react';
import {
  type ServerBuild,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** As the framework's plugin does for the server: without what is for browsers, and with the props of parts that take data. */
export function withProps(module: RouteModule, names: string[]): RouteModule {
  const { default: page, ErrorBoundary: boundary } = module;
  const ofServer = Object.entries(module).filter(([name]) => names.includes(name));
  if (ofServer.length < names.length)
    throw new Error('The pages were built from other sources: npm run build.');
  return {
    ...(Object.fromEntries(ofServer) as RouteModule),
    ...(page && { default: () => createElement(page, { ...useGiven(), matches: useMatches() }) }),
    ...(boundary && { ErrorBoundary: () => createElement(boundary, { ...useGiven(), error: useRouteError() }) }),
  };
}

function useGiven() {
  return { params: useParams(), loaderData: useLoaderData(), actionData: useActionData() };
}
