import type { ApiDocument, ApiOperation } from './api-document.ts';

/** The description as one readable page. */
export function docsPage({ info, paths }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? ''))].sort();
  const section = (area: string) =>
    `<section id="${escape(area)}"><h2>${escape(area)}</h2>${operations
      .filter(({ operation }) => operation.tags?.[0] === area)
      .map(({ path, method, operation }) => operationPart(path, method, operation))
      .join('')}</section>`;
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} API</title><link rel="stylesheet" href="/api/v1/docs.css"></head><body>
<header><h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')} <a href="/api/v1/openapi.json">OpenAPI 3.1</a></p>
<nav aria-label="Areas">${areas.map((area) => `<a href="#${escape(area)}">${escape(area)}</a>`).join(' ')}</nav></header>
<main>${areas.map(section).join('')}</main></body></html>`;
}

function operationPart(path: string, method: string, operation: ApiOperation): string {
  const parameters = (operation.parameters ?? [])
    .map(({ name, in: place, required, schema }) =>
      row(name, `${place}${required ? ', required' : ''}`, code(schema ?? {})),
    )
    .join('');
  const bodies = Object.entries(operation.requestBody?.content ?? {})
    .map(([type, { schema }]) => `<h4>Body</h4><p>${escape(type)}</p><pre>${code(schema)}</pre>`)
    .join('');
  const responses = Object.keys(operation.responses).filter((status) => Number(status) < 300);
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> <small>${escape(operation['x-capability'] ?? '')}</small></summary>
${parameters ? `<h4>Parameters</h4><table><tbody>${parameters}</tbody></table>` : ''}${bodies}
<h4>Answers</h4><p>${responses.map(escape).join(', ')}; every other status carries a problem (RFC 9457).</p></details>`;
}

function row(name: string, place: string, schema: string): string {
  return `<tr><th scope="row"><code>${escape(name)}</code></th><td>${escape(place)}</td><td><pre>${schema}</pre></td></tr>`;
}

function code(schema: unknown): string {
  return escape(JSON.stringify(schema, null, 2));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 70rem; margin: 0 auto; padding: 1rem; }
nav a { margin-inline-end: 0.75rem; }
details { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 0.5rem; }
summary { cursor: pointer; }
summary b { display: inline-block; inline-size: 4.5rem; }
pre { overflow: auto; max-block-size: 20rem; font-size: 0.8rem; margin: 0; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
`;
