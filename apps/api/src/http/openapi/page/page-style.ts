/** How the page of the API looks, wide and narrow, by day and by night. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1d2433, #e6e9ef);
  --quiet: light-dark(#545f75, #a3adc0);
  --link: light-dark(#1f4fbf, #9dbdff);
  --line: light-dark(#d9dee8, #343c4d);
  --ground: light-dark(#ffffff, #141821);
  --raised: light-dark(#f4f6fa, #1d2330);
  font: 1rem/1.6 system-ui, sans-serif;
  color: var(--ink);
  background: var(--ground);
}
body { margin: 0; padding: 1.5rem 1rem 6rem; max-inline-size: 80rem; margin-inline: auto; }
header > p, section > p, article > p { max-inline-size: 70ch; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { font-size: 2rem; margin-block: 0 0.5rem; }
h2 { font-size: 1.5rem; margin-block: 3rem 0.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
h3 { font-size: 1.125rem; margin-block: 0 0.25rem; }
a { color: var(--link); }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
p { margin-block: 0.25rem; }
ul { margin: 0; padding: 0; list-style: none; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
:target { scroll-margin-block-start: 1rem; }
code { font: 0.875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; overflow-wrap: anywhere; }
td code, p > code { background: var(--raised); border-radius: 0.25rem; padding: 0.0625rem 0.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-block-start: 1rem; }
nav a, .contents a { display: inline-block; padding-block: 0.125rem; }
.contents { columns: 20rem; column-gap: 2rem; margin-block: 0.75rem 0; }
article { padding-block: 1.25rem; border-block-end: 1px solid var(--line); }
.contents + article { margin-block-start: 0.5rem; }
article:target { background: linear-gradient(to inline-end, var(--raised), transparent); box-shadow: inset 3px 0 var(--link); padding-inline-start: 1rem; }
.call { overflow-wrap: anywhere; }
.call b { font: 600 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; color: var(--quiet); margin-inline-end: 0.5rem; }
details { margin-block-start: 0.5rem; }
summary { cursor: pointer; font-weight: 600; inline-size: fit-content; padding-block: 0.125rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9375rem; min-inline-size: 36rem; margin-block: 0.5rem; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 1.25rem 0.375rem 0; border-block-end: 1px solid var(--line); }
thead th { color: var(--quiet); font-weight: 500; font-size: 0.875rem; }
tbody th { font-weight: 400; white-space: nowrap; }
tbody th code { overflow-wrap: normal; }
pre { white-space: pre-wrap; overflow-y: auto; background: var(--raised); border-radius: 0.5rem; padding: 0.75rem 1rem; margin-block: 0.5rem; max-block-size: 30rem; }
@media (width >= 64rem) {
  body { display: grid; grid-template-columns: 13rem minmax(0, 1fr); column-gap: 3rem; padding: 2.5rem 2rem 6rem; }
  header { grid-column: 2; }
  nav { grid-column: 1; grid-row: 1 / span 2; position: sticky; inset-block-start: 2.5rem; align-self: start; max-block-size: calc(100vh - 5rem); overflow-y: auto; }
  nav ul { flex-direction: column; gap: 0; margin: 0; }
  main { grid-column: 2; }
  main > section:first-child > h2 { margin-block-start: 2rem; }
}
@media print { nav { display: none; } details::details-content { content-visibility: visible; block-size: auto; } }
`;
