import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notificationKinds } from '#contract/notifications/kinds.ts';
import { notificationLines } from '#web/notifications/texts/en/notification-lines.ts';

const thing = 'Counter for cold rooms';

test('a notification about a project or an opportunity names it, so that several in a row differ', () => {
  const about = (Object.keys(notificationKinds) as (keyof typeof notificationKinds)[]).filter((kind) =>
    /^(project|opportunity|places|owner)_|^(team_removed|member_)/.test(kind),
  );
  assert.ok(about.length >= 18, String(about.length));
  for (const kind of about) {
    assert.ok(notificationLines[kind]({ person: '', thing }).includes(thing), kind);
    assert.doesNotMatch(notificationLines[kind]({ person: 'Asha', thing: '' }), /“”|undefined/, kind);
  }
});
