import { accountPaths } from '#contract/accounts/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import type { Page } from './page.ts';
import { deskFile, pages, routeOf } from './pages.ts';

/**
 * How much the scripts of a page are told of the product's routes. A route that they do not know they ask the server for as
 * a page of its own, which brings its list along. `public`: what a visitor may follow, and where one comes in. `member`: the
 * rooms instead, but for what is seldom reached. `rare`: that as well, since a page has to know itself, but of public pages no
 * more than a member's. `agreement`: the same for agreements, which lead to one another and to little else. `desk`: the rooms of administrators, and where one comes in.
 */
export type RouteList = 'public' | 'member' | 'rare' | 'agreement' | 'desk';

const all = pages as readonly Page[];
const namesOf = (isWanted: (page: Page) => boolean) => all.filter(isWanted).map(routeOf);

/** The router's names of what only administrators may be answered by. */
export const deskRoutes: ReadonlySet<string> = new Set([
  ...namesOf(({ kind }) => kind === 'desk'),
  routeOf({ file: deskFile }),
]);

const machine = namesOf(({ kind }) => kind === 'machine');
/** Whoever has just come in is led to these, with something to say there. */
const entrances: readonly string[] = [todayPaths.dashboard, accountPaths.birthDate];
/** Where a mail alone leads needs not be known by what others read either. */
const rooms = namesOf((page) => isRoom(page) && !entrances.includes(page.path));

/** Public pages that hardly anybody reads. */
const seldom = namesOf(isSeldom);

/** To what no public page leads: it is come to by a mail, by its address, or by whoever works on the product. */
const unlinked = namesOf(isUnlinked);
/** Where members hardly go: public pages but the home page, the ways in, and what is seldom needed. */
const outside = namesOf(
  (page) =>
    isUnlinked(page) || page.isRare === true || (page.kind === 'public' && page.path !== sitePaths.home),
);

/** Public pages but the home page, to which every page leads, and those that come with the `rare` list themselves. */
const read = namesOf(({ kind, isRare, path }) => kind === 'public' && !isRare && path !== sitePaths.home);

/** The rooms of agreements. */
const agreements = namesOf((page) => isRoom(page) && page.file.startsWith('member/agreements/'));

const unlisted: Record<RouteList, ReadonlySet<string>> = {
  public: allBut(machine, deskRoutes, rooms, seldom, unlinked),
  member: allBut(machine, deskRoutes, outside),
  rare: allBut(machine, deskRoutes, read, agreements),
  agreement: allBut(
    machine,
    deskRoutes,
    outside.filter((route) => !agreements.includes(route)),
  ),
  desk: allBut(
    machine,
    [...outside, ...rooms].filter((room) => !deskRoutes.has(room)),
  ),
};

export const routeLists = Object.keys(unlisted) as RouteList[];

/** Whether the scripts of a page with this list know of the route. */
export function isListed(route: string, list: RouteList): boolean {
  return !unlisted[list].has(route);
}

/** Where each list lies, beside the one at `url`, which pages made with the build name already. */
export function listUrl(url: string, list: RouteList): string {
  return list === 'public' ? url : url.replace('/manifest-', `/${list}-manifest-`);
}

/** The list that comes with a page. */
export function listOf(page: Page | undefined): RouteList {
  if (page?.kind === 'desk') return 'desk';
  if (!page) return 'public';
  if (!isRoom(page) && !isUnlinked(page)) return isSeldom(page) ? 'rare' : 'public';
  const route = routeOf(page);
  if (!outside.includes(route)) return 'member';
  return agreements.includes(route) ? 'agreement' : 'rare';
}

/**
 * The router gives an address to the best page that it knows. So a list that has `/my/projects/:slug` also has
 * `/my/projects/new`: otherwise the browser would take `new` for a slug and show the wrong page.
 */
function allBut(...groups: readonly Iterable<string>[]): Set<string> {
  const left = new Set(groups.flatMap((group) => [...group]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const listed = all.filter((page) => !left.has(routeOf(page)));
    for (const page of all) if (listed.some((one) => takesFrom(one, page))) left.delete(routeOf(page));
  }
  return left;
}

/** Whether `page` would be shown at addresses of `other`, where `other` is not known. */
function takesFrom(page: Page, other: Page): boolean {
  const [own, theirs] = [page.path.split('/'), other.path.split('/')];
  const isPlace = (part = '') => part.startsWith(':');
  const overlap =
    own.length === theirs.length &&
    own.every((part, at) => part === theirs[at] || isPlace(part) || isPlace(theirs[at]));
  return overlap && theirs.filter(isPlace).length <= own.filter(isPlace).length;
}

function isUnlinked({ kind, isUnlisted, takesMailPrograms }: Page): boolean {
  return isUnlisted === true || takesMailPrograms === true || kind === 'workshop';
}

function isRoom({ hasFrame, takesMailPrograms }: Page): boolean {
  return hasFrame === true || takesMailPrograms === true;
}

function isSeldom({ kind, isRare }: Page): boolean {
  return kind === 'public' && isRare === true;
}
