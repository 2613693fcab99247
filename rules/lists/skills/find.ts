import { type Skill, skills } from './all.ts';

/** Two spellings that a person would take for one: case, accents, spaces and punctuation aside. */
export function skillKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');
}

const byName = new Map<string, Skill>();
for (const skill of skills)
  for (const spelling of [skill.name, skill.devanagari ?? '', ...skill.synonyms, ...skill.marathi])
    if (spelling && !byName.has(skillKey(spelling))) byName.set(skillKey(spelling), skill);

/** The skill of the list for a typed name, label or synonym. */
export function skillOf(typed: string): Skill | null {
  return byName.get(skillKey(typed)) ?? null;
}

/** The stored value for a typed skill: the spelling of the list, or the typed one where the list has none. */
export function storedSkill(typed: string): string {
  return skillOf(typed)?.name ?? typed;
}

/** By language, and by the stored name. */
const shownIn: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  hi: named(({ devanagari }) => devanagari),
  mr: named(({ devanagari, marathi }) => marathi[0] ?? devanagari),
};

function named(nameOf: (skill: Skill) => string | null): Map<string, string> {
  return new Map(
    skills.flatMap((skill) => {
      const name = nameOf(skill);
      return name ? [[skill.name, name]] : [];
    }),
  );
}

/** A stored skill as the list names it in a language; another text, or a name that the list lacks there, stays. */
export function skillIn(stored: string, code: string): string {
  return shownIn[code]?.get(stored) ?? stored;
}

/** Skills to suggest while a member types: first those that begin with the text, then those with a word that does. */
export function suggestSkills(typed: string, most = 8): Skill[] {
  const key = skillKey(typed);
  if (key === '') return [];
  const spellings = (skill: Skill) => [
    skill.name,
    ...skill.synonyms,
    ...(skill.devanagari ? [skill.devanagari] : []),
  ];
  const begins = skills.filter((skill) =>
    spellings(skill).some((spelling) => skillKey(spelling).startsWith(key)),
  );
  const within = skills.filter((skill) =>
    spellings(skill).some((spelling) =>
      spelling.split(/[\s/-]+/).some((word) => skillKey(word).startsWith(key)),
    ),
  );
  return [...new Set([...begins, ...within])].slice(0, most);
}
