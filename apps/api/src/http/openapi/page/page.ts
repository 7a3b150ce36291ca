import type { ApiDocument, ApiOperation, ApiResponse, Reference } from '../api-document.ts';
import { code, escape, prose, table } from './html.ts';
import { kindOf, rulesOf, schemaPart } from './page-schemas.ts';

interface Place {
  path: string;
  method: string;
  operation: ApiOperation;
}

/** The description as one readable page: contents, what can be called by area, what is sent and answered by name. */
export function docsPage(document: ApiDocument): string {
  const { info, paths, tags, components } = document;
  const places = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Place => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }) =>
    areaPart(
      name,
      description,
      places.filter(({ operation }) => operation.tags[0] === name),
      document,
    ),
  );
  const links = [...tags.map(({ name }) => name), 'Schemas'];
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} API</title><link rel="stylesheet" href="/api/v1/docs.css"></head><body>
<header><h1>${escape(info.title)} API</h1><p>${prose(info.description)}</p>
<p>For programs: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. ${places.length} operations in ${tags.length} areas.</p></header>
<nav aria-label="Contents"><ul>${links.map((name) => `<li><a href="#${slug(name)}">${escape(name)}</a></li>`).join('')}</ul></nav>
<main>${sections.join('')}<section id="schemas"><h2>Schemas</h2>${Object.entries(components.schemas)
    .map(([name, schema]) => schemaPart(name, schema))
    .join('')}</section></main></body></html>`;
}

function areaPart(name: string, about: string, places: Place[], document: ApiDocument): string {
  const contents = places
    .map(
      ({ operation: { operationId, summary } }) => `<li><a href="#${escape(operationId)}">${escape(summary)}</a></li>`,
    )
    .join('');
  const operations = places.map((place) => operationPart(place, document)).join('');
  return `<section id="${slug(name)}"><h2>${escape(name)}</h2><p>${prose(about)}</p><ul class="contents">${contents}</ul>${operations}</section>`;
}

function operationPart({ path, method, operation }: Place, document: ApiDocument): string {
  const { operationId, summary, description } = operation;
  const needs: Readonly<Record<string, string>> = {
    anyone: 'Anyone may call it.',
    session: 'Needs a session, even a lapsed one.',
  };
  const need = needs[operation['x-capability']] ?? `Needs ${code(operation['x-capability'])}.`;
  return `<article id="${escape(operationId)}"><h3><a href="#${escape(operationId)}">${escape(summary)}</a></h3>
<p class="call"><b>${method.toUpperCase()}</b> ${code(path)}</p>${description ? `<p>${prose(description)}</p>` : ''}<p>${need}</p>
${parametersPart(operation, document)}${bodyPart(operation)}${answersPart(operation, document)}</article>`;
}

function parametersPart({ summary, parameters = [] }: ApiOperation, { components }: ApiDocument): string {
  if (parameters.length === 0) return '';
  const rows = parameters
    .map((each) => ('$ref' in each ? components.parameters[nameIn(each)]! : each))
    .map(({ name, in: place, required, description, explode, schema }) => [
      code(name),
      `${place}${required ? ', required' : ''}`,
      kindOf(schema),
      [description ? prose(description) : '', explode === false ? 'separated by commas' : '', rulesOf(schema)]
        .filter(Boolean)
        .join('; '),
    ]);
  return part('Parameters', table(`Parameters: ${summary}`, ['Name', 'Where', 'Kind', 'Rule'], rows));
}

function bodyPart({ requestBody }: ApiOperation): string {
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema, example }]) =>
      `<p>${kindOf(schema)}, as ${code(type)}</p>${
        example === undefined ? '' : `<pre tabindex="0" aria-label="Example"><code>${json(example)}</code></pre>`
      }`,
  );
  return bodies.length > 0 ? part('Body', bodies.join('')) : '';
}

function answersPart({ summary, responses }: ApiOperation, { components }: ApiDocument): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const answer: ApiResponse = '$ref' in response ? components.responses[nameIn(response)]! : response;
    const contents = Object.entries(answer.content ?? {}).map(([type, { schema }]) =>
      schema.format === 'binary' ? code(type) : kindOf(schema),
    );
    return [code(status), prose(answer.description), contents.join(' ')];
  });
  return part('Answers', table(`Answers: ${summary}`, ['Status', 'When', 'Carries'], rows));
}

/** Arabic runs from right to left within its own quotes alone. */
function json(value: unknown): string {
  return escape(JSON.stringify(value, null, 2)).replaceAll(
    /(?<=&quot;)[^&"]*\p{Script=Arabic}[^&"]*(?=&quot;)/gu,
    '<bdi>$&</bdi>',
  );
}

function part(name: string, content: string): string {
  return `<details><summary>${name}</summary>${content}</details>`;
}

function nameIn({ $ref }: Reference): string {
  return $ref.split('/').at(-1)!;
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
