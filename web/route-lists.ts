import { accountPaths } from '#contract/accounts/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { pages } from './collected.ts';
import type { Page } from './page.ts';
import { deskFile, routeOf } from './pages.ts';

/**
 * How many of the product's routes the scripts of a page know. They ask the server for any other route as for a page of its own,
 * and it brings its own list. `public`: the pages a guest can follow, and those where a member arrives. `member`: the pages for
 * members instead, without the rare ones. `rare`: the same with the rare pages, and as few public pages as for a member.
 * `apart`: as `public`, with the public pages that no other list has. `desk`: the pages of administrators, and those where one
 * arrives. Any other name is a module with many rare pages, which lead
 * to one another and to little else: its list holds no rare page of another module.
 */
export type RouteList = 'public' | 'member' | 'rare' | 'desk' | (string & {});

const all = pages as readonly Page[];
const namesOf = (isWanted: (page: Page) => boolean) => all.filter(isWanted).map(routeOf);

/** The router's names of what only administrators may be answered by. */
export const deskRoutes: ReadonlySet<string> = new Set([
  ...namesOf(({ kind }) => kind === 'desk'),
  routeOf({ file: deskFile }),
]);

const machine = namesOf(({ kind }) => kind === 'machine');
/** A member who has just signed in is led to these, and they say something there. */
const entrances: readonly string[] = [todayPaths.dashboard, accountPaths.birthDate];
/** Where a mail alone leads needs not be known by what others read either. */
const rooms = namesOf((page) => isRoom(page) && !entrances.includes(page.path));

/** Public pages that hardly anybody reads. */
const seldom = namesOf(isSeldom);

/** No public page leads to these: an email does, or a typed address, or a developer opens them. */
const unlinked = namesOf(isUnlinked);
/** The public ones of them, which come with a list of their own. */
const apart = namesOf(isApart);
/** Where members hardly go: public pages but the home page, the ways in, and what is seldom needed. */
const outside = namesOf(
  (page) =>
    isUnlinked(page) || page.isRare === true || (page.kind === 'public' && page.path !== sitePaths.home),
);

/** Public pages but the home page, to which every page leads, and those that come with the `rare` list themselves. */
const read = namesOf(({ kind, isRare, path }) => kind === 'public' && !isRare && path !== sitePaths.home);

/** From so many rare pages for members on, a module has its own list. */
const fewestOfOwnList = 5;
const moduleOf = ({ file }: Page) => file.split('/')[0] ?? '';
const rareRooms = all.filter((page) => isRoom(page) && page.isRare === true);

/** The modules with a list of their own, and the rare pages for members of each. */
const ownLists = Object.fromEntries(
  [...new Set(rareRooms.map(moduleOf))]
    .map((name) => [name, rareRooms.filter((page) => moduleOf(page) === name).map(routeOf)] as const)
    .filter(([, routes]) => routes.length >= fewestOfOwnList),
);

const unlisted: Record<RouteList, ReadonlySet<string>> = {
  public: allBut(machine, deskRoutes, rooms, seldom, unlinked),
  member: allBut(machine, deskRoutes, outside),
  apart: allBut(
    machine,
    deskRoutes,
    rooms,
    seldom,
    unlinked.filter((route) => !apart.includes(route)),
  ),
  rare: allBut(machine, deskRoutes, read, ...Object.values(ownLists)),
  desk: allBut(
    machine,
    [...outside, ...rooms].filter((room) => !deskRoutes.has(room)),
  ),
  ...Object.fromEntries(
    Object.entries(ownLists).map(([name, routes]) => [
      name,
      allBut(
        machine,
        deskRoutes,
        outside.filter((route) => !routes.includes(route)),
      ),
    ]),
  ),
};

export const routeLists: readonly RouteList[] = Object.keys(unlisted);

/** Whether the scripts of a page with this list know of the route. */
export function isListed(route: string, list: RouteList): boolean {
  return unlisted[list]?.has(route) === false;
}

/** The address of each list. Pages that were made with the build name the one at `url`. */
export function listUrl(url: string, list: RouteList): string {
  return list === 'public' ? url : url.replace('/manifest-', `/${list}-manifest-`);
}

/** The list that comes with a page. */
export function listOf(page: Page | undefined): RouteList {
  if (page?.kind === 'desk') return 'desk';
  if (!page) return 'public';
  if (isApart(page)) return 'apart';
  if (!isRoom(page) && !isUnlinked(page)) return isSeldom(page) ? 'rare' : 'public';
  const route = routeOf(page);
  if (!outside.includes(route)) return 'member';
  return ownLists[moduleOf(page)]?.includes(route) ? moduleOf(page) : 'rare';
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
  const isParam = (part = '') => part.startsWith(':');
  const overlap =
    own.length === theirs.length &&
    own.every((part, at) => part === theirs[at] || isParam(part) || isParam(theirs[at]));
  return overlap && theirs.filter(isParam).length <= own.filter(isParam).length;
}

function isUnlinked({ kind, isUnlisted, takesMailPrograms }: Page): boolean {
  return isUnlisted === true || takesMailPrograms === true || kind === 'workshop';
}

function isApart(page: Page): boolean {
  return page.kind === 'public' && page.isUnlisted === true;
}

function isRoom({ hasLayout, takesMailPrograms }: Page): boolean {
  return hasLayout === true || takesMailPrograms === true;
}

function isSeldom({ kind, isRare }: Page): boolean {
  return kind === 'public' && isRare === true;
}
