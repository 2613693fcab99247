/** Thrown by a task that would fail again however often it were tried: it is not, and stays where an operator finds it. */
export class FinalFailure extends Error {}
