import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownGlobals } from '#tests/ground/own-globals.ts';
import { routerKey } from '../router/router-of-page.ts';
import { leaveFor } from './leave-for.ts';

/** As much of a browser as leaving a page needs. */
function browserAt(href: string) {
  const called: string[] = [];
  const listeners = new Map<string, (event: { persisted: boolean }) => void>();
  Object.assign(globalThis, {
    location: {
      href,
      reload: () => called.push('reload'),
      assign: (url: string) => called.push(`assign ${url}`),
      replace: (url: string) => called.push(`replace ${url}`),
    },
    addEventListener: (name: string, listener: (event: { persisted: boolean }) => void) =>
      listeners.set(name, listener),
  });
  return { called, show: (persisted: boolean) => listeners.get('pageshow')?.({ persisted }) };
}

ownGlobals('location', 'addEventListener', routerKey);

function underWayTo(location: object): void {
  Object.assign(globalThis, { [routerKey]: { state: { navigation: { location } } } });
}

test('a page that the browser kept whole while it was left reloads when the member goes back to it', () => {
  const { called, show } = browserAt('https://here.example/you');
  leaveFor('https://here.example/about');
  assert.deepEqual(called, ['assign https://here.example/about']);
  show(false);
  assert.deepEqual(called, ['assign https://here.example/about'], 'shown for the first time');
  show(true);
  assert.deepEqual(called, ['assign https://here.example/about', 'reload']);
});

test('leaving keeps the hash of a link, and the way back from the goal of a form skips the form', () => {
  underWayTo({ hash: '#contact', state: null });
  const byLink = browserAt('https://here.example/you');
  leaveFor('https://here.example/about');
  assert.deepEqual(byLink.called, ['assign https://here.example/about#contact']);
  underWayTo({ hash: '', state: { done: 'saved' } });
  const byForm = browserAt('https://here.example/you');
  leaveFor('https://here.example/settings');
  assert.deepEqual(byForm.called, ['replace https://here.example/settings']);
  const back = browserAt('https://here.example/settings');
  leaveFor('https://here.example/settings');
  assert.deepEqual(back.called, ['reload']);
});
