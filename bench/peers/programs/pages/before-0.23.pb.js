// Pages of PocketBase before 0.23, drawn with its own templates as its documentation shows it.
routerAdd('GET', '/pages/:slug', (c) => {
  const project = $app.dao().findFirstRecordByData('projects', 'slug', c.pathParam('slug'));
  const html = $template.loadFiles(`${__hooks}/project.html`).render({ project: project.publicExport() });
  return c.html(200, html);
});

routerAdd(
  'GET',
  '/find/people',
  (c) => {
    const people = $app.dao().findRecordsByFilter('people', "handle != ''", '-created', 20, 0);
    const count = new DynamicModel({ total: 0 });
    $app.dao().db().newQuery('select count(*) as total from people').one(count);
    const html = $template
      .loadFiles(`${__hooks}/people.html`)
      .render({ total: count.total, people: people.map((one) => one.publicExport()) });
    return c.html(200, html);
  },
  $apis.requireRecordAuth('users'),
);
