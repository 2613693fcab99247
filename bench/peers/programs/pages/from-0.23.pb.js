// The same pages for PocketBase from 0.23 on.
routerAdd('GET', '/pages/{slug}', (e) => {
  const project = $app.findFirstRecordByData('projects', 'slug', e.request.pathValue('slug'));
  const html = $template.loadFiles(`${__hooks}/project.html`).render({ project: project.publicExport() });
  return e.html(200, html);
});

routerAdd(
  'GET',
  '/find/people',
  (e) => {
    const people = $app.findRecordsByFilter('people', "handle != ''", '-created', 20, 0);
    const html = $template
      .loadFiles(`${__hooks}/people.html`)
      .render({ total: $app.countRecords('people'), people: people.map((one) => one.publicExport()) });
    return e.html(200, html);
  },
  $apis.requireAuth('users'),
);
