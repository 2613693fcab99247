/** Whom a member asks for an introduction. */
export type IntroductionReceiver = 'member' | 'project';

/** Shown with a request: the asker's own search, own interests, or one own project. */
export const introductionShownKinds = ['search', 'interests', 'project'] as const;
export type IntroductionShownKind = (typeof introductionShownKinds)[number];

/** A purpose of introductions, as the module that carries it declares it in its kinds. */
export type IntroductionPurposeRule = {
  /** The deadline of the answer: one of the kinds that the module of introductions declares. */
  deadline: string;
  to: readonly IntroductionReceiver[];
  /** The asker shows one of these. The first one is the usual one. */
  shows: readonly IntroductionShownKind[];
  /** The same for one kind of receiver, where it differs. */
  showsTo?: { readonly [To in IntroductionReceiver]?: readonly IntroductionShownKind[] };
};

/** The asker shows one of these to such a receiver. */
export function showsOf(
  { shows, showsTo }: IntroductionPurposeRule,
  to: IntroductionReceiver,
): readonly IntroductionShownKind[] {
  return showsTo?.[to] ?? shows;
}
