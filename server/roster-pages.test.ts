import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import { member } from '#tests/ground/builders.ts';
import { activeOrganisation } from '#tests/organisations/organisations.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';

const core = sharedCore;
await keepBeating(core);
const ask = await plainPages(core);
type Who = Awaited<ReturnType<typeof member>>;

/** Follows a taken form to its page, with the outcome that was left for it. */
async function follow(who: Who, answer: Awaited<ReturnType<typeof ask>>) {
  assert.equal(answer.status, 303);
  const cookie = answer.set.map((one) => one.split(';')[0]).join('; ');
  return ask(who, answer.to ?? '', undefined, { cookie });
}

test('a list is read, taken over and undone, and a student joins by a code, with plain forms alone', async () => {
  const owner = await member(core, { password: null, name: 'Sunita Pawar' });
  const student = await member(core, { password: null });
  const slug = await activeOrganisation(core, owner);
  const cohorts = `/my/organisations/${slug}/students`;
  const days = { firstDay: '2026-06-15', lastDay: '2029-05-31' };
  const wrong = await ask(owner, cohorts, { intent: 'begin', name: 'B.Com', ...days, lastDay: '2026-01-01' });
  assert.ok(wrong.html.includes('The last day comes after the first day'));
  assert.ok(wrong.html.includes('value="B.Com"'), 'nothing typed is lost');
  const begun = await ask(owner, cohorts, { intent: 'begin', name: 'B.Com', ...days });
  const cohort = begun.to ?? '';
  const sendList = (bytes: Buffer | string) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(Buffer.from(bytes))], 'list.csv'));
    return ask(owner, `${cohort}?file=list`, form);
  };
  assert.ok((await sendList(Buffer.from('504b0304', 'hex'))).html.includes('This is an Excel workbook.'));
  const list = 'Name;Enrolment No.\r\nAsha Kulkarni;1\r\nMeera Joshi;2\r\nTara;\r\n';
  const preview = (await sendList(list)).to ?? '';
  const shown = (await ask(owner, preview)).html;
  for (const words of [
    'Read as UTF-8, with semicolons',
    'Line 4: The enrolment number is missing.',
    'Take over 2 rows',
  ])
    assert.ok(shown.includes(words), words);
  const version = /name="version" value="(\d+)"/.exec(shown)?.[1] ?? '';
  assert.ok(
    (await follow(owner, await ask(owner, preview, { intent: 'take', version }))).html.includes('Undo'),
  );
  assert.equal((await ask(owner, preview, { intent: 'undo' })).status, 303);
  const again = (await sendList(list)).to ?? '';
  const next = /name="version" value="(\d+)"/.exec((await ask(owner, again)).html)?.[1] ?? '';
  assert.equal((await ask(owner, again, { intent: 'take', version: next })).status, 303);

  assert.equal((await ask(owner, cohort, { intent: 'codes' })).status, 303);
  const table = await ask(owner, `${cohort}/codes/csv`);
  const code = /"Asha Kulkarni","1","([0-9A-Z]{5}-[0-9A-Z]{5})"/.exec(table.html)?.[1] ?? '';
  assert.ok(code, table.html);
  const join = '/my/organisations/join';
  const unknown = await ask(student, join, { intent: 'look', letters: 'ZZZZZ-ZZZZZ' });
  assert.deepEqual([unknown.status, unknown.html.includes('value="ZZZZZ-ZZZZZ"')], [400, true]);
  const offer = await follow(
    student,
    await ask(student, join, { intent: 'look', letters: code.toLowerCase() }),
  );
  assert.ok(offer.html.includes('You may leave all off; your credit does not depend on it.'));
  assert.ok(offer.html.includes('If Wardha College of Commerce presses you, report it.'));
  assert.ok(!offer.html.includes('checked=""'), 'all ticks are off');
  const joined = await ask(student, join, { intent: 'join', letters: code, team: 'on' });
  const membership = joined.to ?? '';
  assert.ok((await follow(student, joined)).html.includes('You are a student here now.'));

  assert.ok((await ask(owner, `${cohort}?search=%20meera%20`)).html.includes('Meera Joshi'));
  assert.ok(!(await ask(owner, `${cohort}?search=meera`)).html.includes('Asha Kulkarni'));
  assert.ok((await ask(owner, `${cohort}?search=zoya`)).html.includes('No student is like this.'));
  const entry = /href="([^"]*\/students\/[^"/]+\/[^"/]+)"[^>]*>(?:(?!<\/a>).)*Asha/.exec(
    (await ask(owner, cohort)).html,
  )?.[1];
  assert.ok(entry);
  assert.ok((await ask(owner, entry)).html.includes('Nothing to show.'));
  assert.ok((await ask(student, membership)).html.includes('Sunita Pawar, owner'));
  const stranger = await member(core, { password: null });
  const shortCode = await ask(stranger, join, { intent: 'look', letters: 'abc' });
  assert.ok(shortCode.html.includes('A code has 10 letters and digits.'));
  assert.equal((await ask(stranger, join, { intent: 'object', letters: code })).status, 303);
  assert.ok((await ask(owner, cohorts)).html.includes(`href="${entry}"`), 'an objection leads to its row');
  const left = await ask(student, membership, { intent: 'leave' });
  assert.equal(left.to, '/my/organisations/joined');
  assert.ok((await ask(owner, entry)).html.includes('Left'));
  for (const address of [cohorts, cohort, entry, preview, `${cohort}/codes/csv`])
    assert.equal((await ask(student, address)).status, 404, address);
});
