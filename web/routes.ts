import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from './collected.ts';
import type { Page } from './page.ts';
import { deskFile, layoutFile, unknownPage } from './pages.ts';

const all: readonly Page[] = pages;
const framed = all.filter(({ hasLayout }) => hasLayout);
const toRoute = ({ path, file, id }: Page) =>
  path === '/' ? index(file) : route(path.slice(1), file, id ? { id } : {});

export default [
  ...all.filter(({ hasLayout }) => !hasLayout).map(toRoute),
  layout(layoutFile, [
    ...framed.filter(({ kind }) => kind !== 'desk').map(toRoute),
    layout(deskFile, framed.filter(({ kind }) => kind === 'desk').map(toRoute)),
  ]),
  route('*', unknownPage),
] satisfies RouteConfig;
