/** The result of the build of the pages. */
declare module '#pages' {
  const build: import('react-router').ServerBuild;
  export = build;
}

/** The builds of the pages in each further language, loaded when they are asked for. */
declare module '#languages' {
  export const languages: Partial<
    Record<
      import('#contract/lists/interface-languages.ts').LanguageCode,
      () => Promise<import('react-router').ServerBuild>
    >
  >;
}
