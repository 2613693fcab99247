/** Members by a key that many of them may share. One alone costs no set: most keys have one. */
export type Groups<Member extends object> = {
  add(key: string, member: Member): void;
  remove(key: string, member: Member): void;
  of(key: string): Iterable<Member>;
};

export function createGroups<Member extends object>(): Groups<Member> {
  const groups = new Map<string, Member | Set<Member>>();
  return {
    add(key, member) {
      const known = groups.get(key);
      if (known instanceof Set) known.add(member);
      else if (known === undefined || known === member) groups.set(key, member);
      else groups.set(key, new Set([known, member]));
    },
    remove(key, member) {
      const known = groups.get(key);
      if (known === member) groups.delete(key);
      if (!(known instanceof Set)) return;
      known.delete(member);
      if (known.size === 0) groups.delete(key);
    },
    of(key) {
      const known = groups.get(key);
      if (known === undefined) return [];
      return known instanceof Set ? known : [known];
    },
  };
}
