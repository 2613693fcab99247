import { isBlank } from '../../text/blank.ts';
import { normaliseLine } from '../../text/normalise.ts';
import { skillKey, storedSkill } from './find.ts';

/** The skills of a text that parts them by commas or lines, each once. */
export function readSkills(typed: string): string[] {
  return storedSkills(typed.split(/[,;،、\n\r]/).map(normaliseLine));
}

/** Skills as they are stored: the list's own spelling where it has one, each once, in the order they were named. */
export function storedSkills(named: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const one of named) {
    const skill = storedSkill(one);
    const key = skillKey(skill) || skill;
    if (!isBlank(one) && !found.has(key)) found.set(key, skill);
  }
  return [...found.values()];
}
