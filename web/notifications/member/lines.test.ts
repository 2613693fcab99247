import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailings } from '#contract/collected.ts';
import { notificationLines } from '#web/words.ts';

const thing = 'Counter for cold rooms';

test('a notification about a project or an opportunity names it, so that several in a row differ', () => {
  const about = (Object.keys(mailings) as (keyof typeof mailings)[]).filter((kind) =>
    /^(project|opportunity|places|owner)_|^(team_removed|member_)/.test(kind),
  );
  assert.ok(about.length >= 18, String(about.length));
  for (const kind of about) {
    assert.ok(notificationLines[kind]({ person: '', thing }).includes(thing), kind);
    assert.doesNotMatch(notificationLines[kind]({ person: 'Asha', thing: '' }), /“”|undefined/, kind);
  }
});
