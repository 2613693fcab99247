import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { staff } from '#tests/administration/staff.ts';
import { appealWords, caseWorld, reason } from '#tests/cases/cases.ts';
import { again } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';

const { base, core, reportedPerson } = await caseWorld();
const page = await plainPages(core);

/** The hidden fields of the first form of a page that has this intent. */
function hiddenIn(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

test('without scripts a moderator pauses a person, who reads it at Today and appeals, and another decides', async () => {
  const [one, other] = [await staff(core, 'cases'), await staff(core, 'cases')];
  const { judged: reported, caseId } = await reportedPerson('Meera Joshi');
  const judged = await again(core, reported);
  const atDesk = caseDeskPaths.case(caseId);
  const opened = await page(one, atDesk);
  assert.equal(opened.status, 200);
  const form = { ...hiddenIn(opened.html), intent: 'decide', 'outcome-pause': 'on', days: '7' };
  const unsaid = await page(one, atDesk, { ...form, reason: '' });
  assert.equal(unsaid.status, 400);
  assert.ok(/name="outcome-pause"[^>]*checked|checked[^>]*name="outcome-pause"/.test(unsaid.html));
  assert.equal((await page(one, atDesk, { ...form, reason })).status, 303);
  await runReactions(base);

  const today = await page(judged, todayPaths.dashboard);
  for (const words of ['Your account is paused', 'Until ', reason, `href="${casePaths.judgedCase(caseId)}"`])
    assert.ok(today.html.includes(words), words);
  const decision = await page(judged, casePaths.judgedCase(caseId));
  for (const words of [reason, 'For 7 days', 'You can appeal until'])
    assert.ok(decision.html.includes(words), words);
  const short = await page(judged, casePaths.judgedCase(caseId), { intent: 'appeal', appeal: 'No.' });
  assert.ok(short.status === 400 && short.html.includes('>No.<'));
  const sent = await page(judged, casePaths.judgedCase(caseId), { intent: 'appeal', appeal: appealWords });
  assert.equal(sent.status, 303);

  const answer = { intent: 'lift', reason: 'It was another person.' };
  const own = await page(one, atDesk, answer);
  assert.ok(own.status === 400 && own.html.includes(answer.reason), 'who decided does not answer');
  assert.ok((await page(judged, todayPaths.dashboard)).html.includes('Your account is paused'));
  assert.ok((await page(other, atDesk)).html.includes(appealWords));
  assert.equal((await page(other, atDesk, answer)).status, 303);
  assert.ok(!(await page(judged, todayPaths.dashboard)).html.includes('Your account is paused'));
  const after = await page(judged, casePaths.judgedCase(caseId));
  for (const words of ['The decision has ended.', answer.reason])
    assert.ok(after.html.includes(words), words);
});
