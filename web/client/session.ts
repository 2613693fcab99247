import { useEffect, useSyncExternalStore } from 'react';
import { getAccount } from '#contract/accounts/calls.ts';
import { getAvatar } from '#contract/avatars/calls.ts';
import type { AnswerOf } from '#contract/ground/call.ts';
import { getDocuments, type ProfileAttribute } from '#contract/profiles/calls.ts';
import { databaseId, profilesId } from '#contract/profiles/ids.ts';
import { ApiError, send } from './api.ts';

export type User = AnswerOf<typeof getAccount>;
export type Profile = Pick<
  AnswerOf<typeof getDocuments>['documents'][number],
  '$id' | '$updatedAt' | ProfileAttribute
>;

export type Session = {
  loading: boolean;
  user: User | null;
  profile: Profile | null;
  /** Of the photo; empty without one. */
  avatarId: string;
  /** The server could not be reached, so it is unknown whether a member is signed in. */
  lost?: boolean;
};

/**
 * Whether this browser was last signed in. The session itself is a cookie that scripts cannot see; this mark
 * spares visitors a call on every page, and tells other tabs when it changes. Browsers clear what scripts have stored
 * earlier than what servers have set, so the server keeps a mark as well.
 */
const markName = 'signed-in';
const serverMark = 'signed_in';
const profiles = { databaseId, collectionId: profilesId };

const signedOut: Session = { loading: false, user: null, profile: null, avatarId: '' };
const unknown: Session = { ...signedOut, loading: true };

let session: Session = unknown;
let running: Promise<Session> | undefined;
/** Raised by every login and logout, so that an answer still under way cannot overwrite what came after it. */
let generation = 0;
const listeners = new Set<() => void>();

function hold(next: Session): Session {
  session = next;
  for (const listener of listeners) listener();
  return next;
}

function readMark(): 'in' | 'out' | 'unreadable' {
  try {
    if (document.cookie.split('; ').includes(`${serverMark}=1`)) return 'in';
    return localStorage.getItem(markName) ? 'in' : 'out';
  } catch {
    return 'unreadable';
  }
}

function setMark(userId: string | null) {
  try {
    if (userId) localStorage.setItem(markName, userId);
    else {
      localStorage.removeItem(markName);
      // Missing in older browsers and on plain http: there a session that ended elsewhere costs one question a page.
      if ('cookieStore' in window) void window.cookieStore.delete(serverMark);
    }
  } catch {
    // Without storage each page asks the server.
  }
}

/** The first profile of the account. On any error the one held already, or null: a member without one still gets in. */
export async function fetchProfile(userId: string): Promise<Profile | null> {
  const held = session.user?.$id === userId ? session.profile : null;
  const query = JSON.stringify({ method: 'equal', attribute: 'id', values: [userId] });
  try {
    const { documents } = await send(getDocuments, { ...profiles, queries: [query] });
    return documents[0] ?? null;
  } catch {
    return held;
  }
}

/** A member whose photo cannot be had is shown by their kolam. */
const fetchAvatarId = () =>
  send(getAvatar, {}).then(
    ({ avatarId }) => avatarId,
    () => session.avatarId,
  );

async function fetchSession(): Promise<Session> {
  const asked = generation;
  try {
    const user = await send(getAccount, {});
    const [profile, avatarId] = await Promise.all([fetchProfile(user.$id), fetchAvatarId()]);
    if (asked !== generation) return session;
    setMark(user.$id);
    return hold({ loading: false, user, profile, avatarId });
  } catch (error) {
    if (asked !== generation) return session;
    const refused = error instanceof ApiError && (error.code === 401 || error.code === 403);
    if (refused) {
      setMark(null);
      return hold(signedOut);
    }
    return hold(session.user ? session : { ...signedOut, lost: true });
  }
}

/** Asks the server who this is. Callers at the same time share one question. */
export function refresh(): Promise<Session> {
  if (running) return running;
  const question = fetchSession().finally(() => {
    if (running === question) running = undefined;
  });
  running = question;
  return question;
}

function start() {
  if (running || !session.loading) return;
  if (readMark() === 'out') hold(signedOut);
  else void refresh();
}

export const isLeaving = () => leaving;

/** The member logs out here: until that is done, changes from other devices and tabs lead nowhere. */
export function setLeaving(isLeaving: boolean): void {
  leaving = isLeaving;
}

/** Another member may be signed in here now. */
export function sessionChanged(): void {
  generation++;
  running = undefined;
  hold(unknown);
  void refresh();
}

/** No member is signed in here any more. */
export function sessionEnded(): void {
  generation++;
  running = undefined;
  setMark(null);
  hold(signedOut);
}

/** The record that a live update is about. An account and its profile may have the same time. */
export type AccountUpdate = { $id?: string; $updatedAt?: string };

/** Word from another tab: asks again, unless this browser is leaving. */
function hearOfChange() {
  if (leaving || !session.user) return;
  // A running request may have been answered before the change.
  void (running ? running.then(refresh, refresh) : refresh());
}

let leaving = false;

function followOtherTabs(event: StorageEvent) {
  if (event.key !== markName && event.key !== null) return;
  // Another tab may hear of the logout here before this one has its answer; it is this one that leads the person home.
  if (readMark() === 'out' && leaving) return;
  generation++;
  running = undefined;
  if (readMark() === 'out') hold(signedOut);
  else void refresh();
}

/** Carries word of a changed profile to the other tabs of this browser. */
let tabs: BroadcastChannel | undefined;

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('storage', followOtherTabs);
    tabs = new BroadcastChannel('profile');
    tabs.onmessage = () => hearOfChange();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', followOtherTabs);
    tabs?.close();
    tabs = undefined;
  };
}

/** Who is signed in here. `loading` until the first answer. */
export function useSession(): Session {
  const current = useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );
  useEffect(start, []);
  return current;
}
