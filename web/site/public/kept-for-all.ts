/** A page that is the same for everyone: our server keeps it in memory, and proxies may for a minute. */
export const keptForAll = () => ({
  'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});
