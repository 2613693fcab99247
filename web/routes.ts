import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { type Page, pages, unknownPage } from './pages.ts';

export default [
  ...(pages as readonly Page[]).map(({ path, file, id }) =>
    path === '/' ? index(file) : route(path.slice(1), file, id ? { id } : {}),
  ),
  route('*', unknownPage),
] satisfies RouteConfig;
