import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broken } from '../broken.ts';
import { faultOfHandle, handlesFor } from './handles.ts';
import { declineReasons, evidenceWays, reportKinds, urgentReportKinds, verificationKinds } from './kinds.ts';
import { languages } from './languages.ts';
import { handle } from './params.ts';
import { sectors } from './sectors.ts';
import { skillGroups, skills } from './skills/all.ts';
import { skillKey, skillOf, storedSkill, suggestSkills } from './skills/find.ts';
import { skillLimits } from './skills/limits.ts';

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
const devanagari = /^[\p{Script=Devanagari}\p{M}\s.()-]+$/u;

test('about thirty sectors, each with its name and its label', () => {
  assert.ok(sectors.length >= 28 && sectors.length <= 36);
  assert.ok(isUnique(sectors.map((sector) => sector.name)));
  for (const { name, hindi } of sectors) assert.ok(name && /\p{Script=Devanagari}/u.test(hindi), name);
  assert.deepEqual(
    sectors.map((sector) => sector.name),
    sectors.map((sector) => sector.name).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
});

test('skills: one name for one thing, no synonym that means two', () => {
  assert.ok(skills.length >= 400 && skills.length <= 500);
  assert.ok(skillGroups.length >= 15);
  const spellings = skills.flatMap((skill) => [skill.name, ...skill.synonyms].map(skillKey));
  const twice = spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index);
  assert.deepEqual(twice, []);
  for (const { name, devanagari: label } of skills) {
    assert.ok(name.length > 0 && name.length <= skillLimits.name, name);
    if (label) assert.match(label, devanagari);
  }
  assert.ok(skills.filter((skill) => skill.devanagari).length >= 150);
});

test('a skill is found by any of its names', () => {
  for (const [typed, name] of [
    ['js', 'JavaScript'],
    ['NODE.JS', 'Node.js'],
    ['c++', 'C++'],
    ['C', 'C'],
    ['C#', 'C#'],
    ['खेती', 'Farming'],
    ['पायथन', 'Python'],
    ['ui/ux', 'UX Design'],
    ['  power  bi ', 'Power BI'],
    ['données', null],
  ] as const)
    assert.equal(skillOf(typed)?.name ?? null, name, typed);
  assert.equal(storedSkill('Kite making'), 'Kite making');
  assert.equal(suggestSkills('pyth')[0]?.name, 'Python');
  assert.ok(suggestSkills('design', 20).some((skill) => skill.name === 'Graphic Design'));
  assert.ok(suggestSkills('सिंचा').some((skill) => skill.name === 'Irrigation'));
  assert.deepEqual(suggestSkills(' '), []);
});

test('languages have codes that Intl knows', () => {
  assert.ok(isUnique(languages.map((language) => language.code)));
  for (const { code, ownName } of languages) {
    assert.equal(Intl.getCanonicalLocales(code)[0], code);
    assert.ok(ownName);
  }
});

test('closed lists hold what others rely on', () => {
  assert.deepEqual(Object.keys(evidenceWays), [...verificationKinds]);
  assert.ok(urgentReportKinds.every((kind) => reportKinds.includes(kind)));
  assert.ok(isUnique(declineReasons) && declineReasons.includes('other'));
});

test('a handle is 3 to 30 of a–z, 0–9 and inner hyphens', () => {
  for (const good of ['asha', 'a-b', 'asha-kale-2', 'a1b', 'x'.repeat(30), '123', 'a--b'])
    assert.equal(faultOfHandle(good), null, good);
  for (const [bad, fault] of [
    ['', 'handle_missing'],
    ['ab', 'handle_short'],
    ['x'.repeat(31), 'handle_long'],
    ['-asha', 'handle_form'],
    ['asha-', 'handle_form'],
    ['Asha', 'handle_form'],
    ['asha_k', 'handle_form'],
    ['आशा', 'handle_form'],
    ['аshа', 'handle_form'],
    ['asha\n', 'handle_form'],
    ['admin', 'handle_reserved'],
    ['admin-1', 'handle_reserved'],
    ['saha-rambh', 'handle_reserved'],
    ['the-saharambh-team', 'handle_reserved'],
    ['settings', 'handle_reserved'],
  ] as const)
    assert.equal(faultOfHandle(bad), fault, bad);
  assert.equal(handle.parse(' @Asha-Kale '), 'asha-kale');
  assert.equal(handle.safeParse('Admin').error?.issues[0]?.message, broken('handle', 'handle_reserved'));
});

test('handles are proposed from a name', () => {
  assert.deepEqual(handlesFor('Asha Kale'), ['asha-kale', 'ashakale', 'asha-k', 'asha']);
  assert.ok(handlesFor('José María Núñez')[0] === 'jose-maria-nunez');
  assert.deepEqual(handlesFor('आशा'), []);
  assert.ok(!handlesFor('Admin').includes('admin'));
});
