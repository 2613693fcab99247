/** The result of the build of the pages. */
declare module '#pages' {
  const build: import('react-router').ServerBuild;
  export = build;
}
