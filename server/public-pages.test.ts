import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seed } from '#db/seed.ts';
import { freshCore } from '#tests/ground/database.ts';
import {
  canonicalOf,
  elementsOf,
  elementWith,
  linksOf,
  metaOf,
  structuredOf,
  textOf,
  textsOf,
} from '#tests/pages/page-parts.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';

const core = await freshCore();
await seed(core.db);
const ask = await plainPages(core);
const origin = 'https://saharambh.example';

const mainOf = (html: string) => elementWith(html, 'main', '<h1');
const show = async (address: string) => {
  const { html, status } = await ask(null, address);
  assert.equal(status, 200, address);
  return html;
};

/** The figures of a page by their labels. */
const figuresOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt\b[^>]*>(.*?)<\/dt>.*?<dd\b[^>]*>(.*?)<\/dd>/gs)].map(
      ([, label = '', said = '']) => [
        textOf(label),
        textOf(said.replace(/<(\w+)\b[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')),
      ],
    ),
  );

test('home says what Saharambh is, in all its sections', async () => {
  const main = mainOf(await show('/'));
  const links = new Map(linksOf(main));
  for (const [name, goal] of [
    ['Join Saharambh', '/signup'],
    ['Register & Create Profile', '/signup'],
    ['Start a Project', '/my/projects/new'],
  ] as const)
    assert.equal(links.get(name), goal, name);
  const figures = figuresOf(main);
  for (const [label, figure] of Object.entries({
    'Partner institutions': '100+',
    'Industry partners': '50+',
    'Students impacted': '1000+',
    'Startup projects': '25+',
  }))
    assert.equal(figures[label], figure, label);
  assert.deepEqual(textsOf(elementWith(main, 'section', 'id="unique"'), 'h3'), [
    'Flexible Contributions',
    'Collaborative Projects',
    'Student Programs',
    'Expert Mentorship',
    'Global Reach',
    'Flexible Timeline',
  ]);
  const steps = textsOf(elementWith(main, 'section', 'id="how"'), 'h3');
  assert.equal(steps.length, 3);
  assert.match(steps.join(), /Join the platform.*Start or join projects.*Build and scale/);
  const partners = elementWith(main, 'section', 'id="collaboration"');
  // Three lists in a list.
  assert.equal(elementsOf(partners, 'ul').length, 3);
  assert.equal((partners.match(/<li\b/g) ?? []).length, 3 + 12);
  assert.equal((main.match(/aria-label="5 out of 5 stars"/g) ?? []).length, 3);
});

test('the launchpad makes its seven claims in its hero', async () => {
  const html = await show('/launchpad');
  const [hero = ''] = /<main\b.*?<h1.*?<\/dl>/s.exec(html) ?? [];
  const figures = figuresOf(hero);
  const claims = {
    Students: '500+',
    Startups: '150+',
    'Funding, in rupees': '2Cr+',
    Mentors: '50+',
    'Placement success rate': '85%',
    Projects: '1000+',
    Colleges: '100+',
  };
  for (const [label, claim] of Object.entries(claims)) assert.equal(figures[label], claim, label);
});

test('invented people and partners are marked as samples before their text', async () => {
  const voices = elementsOf(elementWith(await show('/'), 'section', 'In their words'), 'figure');
  assert.equal(voices.length, 3);
  const partners = elementsOf(
    elementWith(await show('/collaboration'), 'section', 'aria-label="Partner companies"'),
    'li',
  );
  assert.equal(partners.length, 14);
  for (const one of [...voices, ...partners]) assert.match(textOf(one), /^Sample/);
});

test('how long joining takes is promised once', async () => {
  const promises = new Set<string>();
  for (const path of ['/', '/signup', '/launchpad', '/about'])
    for (const [promise] of textOf(await show(path)).matchAll(
      /(?:about )?(?:\d+|two|three|five|ten) minutes/g,
    ))
      promises.add(promise);
  promises.delete('twenty minutes');
  assert.deepEqual([...promises], ['about five minutes']);
});

test('collaboration lists six companies and eight institutions', async () => {
  const html = await show('/collaboration');
  for (const [name, count] of [
    ['Partner companies', 6],
    ['Partner institutions', 8],
  ] as const) {
    const [list = ''] = new RegExp(`<h2\\b[^>]*>${name}</h2>.*?</ul>`, 's').exec(html) ?? [];
    assert.equal(elementsOf(list, 'li').length, count, name);
  }
});

test('privacy and terms have nine sections, and list their versions', async () => {
  for (const path of ['/privacy', '/terms']) {
    const [article = ''] = /<article\b.*<\/article>/s.exec(await show(path)) ?? [];
    assert.equal(elementsOf(article, 'section').length, 9 + 1, path);
  }
});

test('an unknown address shows the home page, and says to machines that it is none', async () => {
  const { html, status } = await ask(null, '/nothing/here');
  assert.equal(status, 404);
  assert.ok(textOf(html).includes('This is the home page. There is no page at this address: /nothing/here'));
  assert.ok(structuredOf(html).some((one) => one['@type'] === 'WebSite'));
  assert.deepEqual(textsOf(html, 'h1'), ['Real startup projects, begun together.']);
  assert.equal(metaOf(html, 'robots'), 'noindex');
  assert.equal(canonicalOf(html), `${origin}/`);
});

test('an unknown address is shown in its own script, as text, and never too long', async () => {
  for (const [typed, shown] of [
    ['/प्रार्थना', '/प्रार्थना'],
    ['/<img src=x onerror=alert(1)>', '/<img src=x onerror=alert(1)>'],
    [`/${'x'.repeat(900)}`, `/${'x'.repeat(28)}…`],
    ['/%E2%80%AEtxt.exe', '/txt.exe'],
  ] as const) {
    const { html, status } = await ask(null, typed);
    assert.equal(status, 404, typed);
    assert.ok(textOf(html).includes(`There is no page at this address: ${shown}`), shown);
    assert.doesNotMatch(html, /<img src=x/);
  }
});

test('a story says its facts in short, and its cover is a picture of one line', async () => {
  const html = await show('/stories/the-loom-that-counts');
  const facts = elementWith(html, 'aside', 'In short');
  assert.deepEqual(textsOf(facts, 'dt'), ['Team', 'Time', 'From start to first use', 'What went wrong']);
  const [team = '', ...rest] = textsOf(facts, 'dd');
  assert.match(team, /weaving teacher in Ghana/);
  assert.deepEqual(rest, ['9 hours a week each', '30 weeks', 'The counter counted the neighbour’s loom.']);
  assert.ok(textOf(elementWith(html, 'main', '<article')).split(' ').length > 400);
  const [cover = ''] = elementsOf(/<div\b[^>]*story-cover.*/s.exec(html)?.[0] ?? '', 'svg');
  assert.equal((cover.match(/kolam-line/g) ?? []).length, 1);
  assert.ok(cover.length < 2048);
});

test('an invented story says that it is a sample first, wherever it is shown', async () => {
  const cards = textsOf(await show('/stories'), 'article');
  assert.ok(cards.length >= 6);
  for (const text of cards) {
    assert.match(text, /^Sample/);
    assert.doesNotMatch(text, /\d+ (likes?|comments?)/);
  }
  const html = await show('/stories/the-loom-that-counts');
  const mark = html.indexOf('A sample story: the people in it are invented');
  assert.ok(mark > 0 && mark < html.indexOf('<h1'));
  assert.match(String(metaOf(html, 'og:title')), /^Sample: /);
  assert.match(await show('/stories.atom'), /<title>Sample: The loom/);
});

test('a story that is not there is said to be missing', async () => {
  const { html, status } = await ask(null, '/stories/never-told');
  assert.equal(status, 404);
  assert.equal(metaOf(html, 'robots'), 'noindex');
  assert.equal(new Map(linksOf(html)).get('See all stories'), '/stories');
});

test('the entry of the page one is on is marked, and no other', async () => {
  for (const path of ['/', '/launchpad', '/about', '/collaboration', '/stories']) {
    const [nav = ''] = elementsOf(await show(path), 'nav');
    assert.match(nav, /aria-label="Main"/);
    const marked = [...nav.matchAll(/<a\b[^>]*aria-current="page"[^>]*>/g)].map(([link]) => link);
    assert.equal(marked.length, 1, path);
    assert.match(String(marked), new RegExp(`href="${path}"`));
  }
});

test('visitors are offered to sign in and to get started', async () => {
  for (const path of ['/', '/signup']) {
    const links = new Map(linksOf(elementWith(await show(path), 'header', 'site-header')));
    assert.equal(links.get('Get Started'), '/signup', path);
    assert.equal(links.get('Sign in'), '/login', path);
  }
});

test('the footer leads everywhere, says the year, and shows no link without a goal', async () => {
  const [footer = ''] = elementsOf(await show('/'), 'footer').slice(-1);
  assert.deepEqual(linksOf(footer), [
    ['hello@saharambh.example', 'mailto:hello@saharambh.example'],
    ['Launchpad', '/launchpad'],
    ['Collaboration', '/collaboration'],
    ['Success Stories', '/stories'],
    ['About Us', '/about'],
    ['Verify a certificate', '/verify'],
    ['Wrong word?', '/wrong-word'],
    ['Student Hub', '/organisations'],
    ['Startup Incubation', '/projects'],
    ['Mentorship', '/mentorship'],
    ['Career Growth', '/opportunities?kind=jobs'],
    ['Privacy Policy', '/privacy'],
    ['Your data rights', '/privacy#your-rights'],
    ['Terms of Service', '/terms'],
    ['Cookies', '/cookies'],
    ['Security', '/security'],
    ['What we hold', '/notice'],
    ['Transparency', '/transparency'],
    ['The log of our staff', '/transparency/log'],
    ['Complain', '/complain'],
    ['English', '/'],
    ['हिन्दी', '/hi'],
    ['मराठी', '/mr'],
  ]);
  const year = `© ${new Date().getFullYear()} Saharambh`;
  for (const text of ['Student Hub', 'Startup Incubation', 'Mentorship', 'Career Growth', 'Mumbai', year])
    assert.ok(textOf(footer).includes(text), text);
});

test('structured data describes the company, the site, the way to a page and a story', async () => {
  const structured = async (path: string) => structuredOf(await show(path));
  const [company, site] = await structured('/');
  assert.deepEqual(company?.['@type'], ['Organization', 'LocalBusiness']);
  assert.equal(company?.currenciesAccepted, 'INR, USD, EUR');
  assert.equal(company?.paymentAccepted, 'Cash, Credit Card, Bank Transfer, Online Payment');
  assert.equal(site?.['@type'], 'WebSite');
  const [questions] = await structured('/launchpad');
  assert.equal(questions?.['@type'], 'FAQPage');
  const [article, trail] = await structured('/stories/the-loom-that-counts');
  assert.deepEqual([article?.['@type'], article?.headline], ['Article', 'The loom that counts']);
  assert.equal(trail?.['@type'], 'BreadcrumbList');
  assert.ok(Array.isArray(trail?.itemListElement) && trail.itemListElement.length === 3);
});

test('by plain form a message is sent, and what was typed stays when something is wrong', async () => {
  const typed = {
    fullName: 'Asha Kulkarni',
    email: 'plain',
    subject: 'A lab in Nagpur',
    message: 'We have a lab.\n\nCome and see it.',
  };
  const refused = await ask(null, '/about', typed);
  assert.equal(refused.status, 422);
  const [field = ''] = /<input\b[^>]*name="email"[^>]*>/.exec(refused.html) ?? [];
  const described = /aria-describedby="([^"]*)"/.exec(field)?.[1]?.split(' ') ?? [];
  const said = described.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(refused.html)?.[1]);
  assert.match(said.join(), /valid email address/);
  assert.match(elementWith(refused.html, 'textarea', 'name="message"'), /Come and see it/);
  const sent = await ask(null, '/about', { ...typed, email: 'asha.plain@example.org' });
  assert.match(textOf(sent.html), /Your message is on its way/);
});
