import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pagesLanguage } from '../tools/pages-language.ts';
import { pages } from './collected.ts';
import type { Page } from './page.ts';
import { inLanguage } from './page-at.ts';
import { deskFile, layoutFile, unknownPage } from './pages.ts';

const all: readonly Page[] = pages;
const framed = all.filter(({ hasLayout }) => hasLayout);
const language = pagesLanguage();
const toRoute = ({ path, file, id }: Page) => {
  const own = inLanguage(language, path);
  return own === '/' ? index(file) : route(own.slice(1), file, id ? { id } : {});
};

export default [
  ...all.filter(({ hasLayout }) => !hasLayout).map(toRoute),
  layout(layoutFile, [
    ...framed.filter(({ kind }) => kind !== 'desk').map(toRoute),
    layout(deskFile, framed.filter(({ kind }) => kind === 'desk').map(toRoute)),
  ]),
  route('*', unknownPage),
] satisfies RouteConfig;
