export type Core = { db: unknown };
