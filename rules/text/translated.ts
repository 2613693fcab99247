/**
 * The shape that a translation has to have: each sentence of the English texts, and each function with the same values. Lists may
 * differ in nothing but their words.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translated<Said>
    : T extends number | boolean | null | undefined
      ? T
      : { readonly [Key in keyof T]: Translated<T[Key]> };
