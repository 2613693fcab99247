/** What the build of the pages has made. */
declare module '#pages' {
  const build: import('react-router').ServerBuild;
  export = build;
}
