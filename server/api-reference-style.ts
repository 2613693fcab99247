/** The look of the API reference: the product's colours, on a page that loads nothing else. */
export const style = `
:root { color-scheme: light dark; --ground: #fbf7ed; --ink: #17172f; --soft: #55546a; --line: #d9d2c0; --neel: #2b3a8f; --step: #f2ecdc; }
@media (prefers-color-scheme: dark) { :root { --ground: #11112a; --ink: #f2eee3; --soft: #b7b4c6; --line: #34345a; --neel: #aab6ff; --step: #1a1a38; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1.25rem 4rem; background: var(--ground); color: var(--ink); font: 17px/1.55 system-ui, sans-serif; }
a { color: var(--neel); }
h1 { font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 0.5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 0.35rem; }
small { color: var(--soft); font-weight: 400; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; overflow-wrap: anywhere; }
header p { max-width: 44rem; }
nav h2 { font-size: 0.95rem; text-transform: capitalize; margin: 1.25rem 0 0.25rem; }
nav ul { columns: 18rem; margin: 0; padding: 0; list-style: none; }
nav li { break-inside: avoid; }
nav li a { display: block; padding: 0.3rem 0; }
section { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 2rem; scroll-margin-top: 1rem; }
.call { background: var(--step); border-radius: 12px; padding: 0.6rem 0.9rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--soft); }
:focus-visible { outline: 3px solid var(--neel); outline-offset: 2px; }
`;
