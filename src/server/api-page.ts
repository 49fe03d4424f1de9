// The description of the calls as one page without script, drawn on the server: it needs nothing that our content policy forbids.
import { escapeHtml, htmlPage } from '#base/html-page.ts';
import type { ApiDocument, Operation } from './api-document.ts';

export const apiPageStylesPath = '/api/docs.css';

export function apiPage({ info, paths }: ApiDocument): string {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(all.flatMap(({ operation }) => operation.tags))].toSorted();
  const sections = tags.map((tag) => {
    const own = all.filter(({ operation }) => operation.tags.includes(tag));
    return `<section id="${anchor(tag)}"><h2>${escapeHtml(tag)}</h2>${own.map(({ path, method, operation }) => operationPart(path, method, operation)).join('')}</section>`;
  });
  const body = `<header><h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)} The same for programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Sections">${tags.map((tag) => `<a href="#${anchor(tag)}">${escapeHtml(tag)}</a>`).join(' ')}</nav></header>
<main>${sections.join('')}</main>`;
  return htmlPage({ title: `${info.title} API`, stylesheet: apiPageStylesPath, body });
}

function operationPart(
  path: string,
  method: string,
  { summary, operationId, security, parameters, requestBody, responses }: Operation,
): string {
  const needs = security.flatMap((one) => Object.keys(one)).map((name) => `<p>Needs: ${escapeHtml(name)}</p>`);
  const given = parameters.map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> in ${parameter.in}${parameter.required ? '' : ', optional'}: ${shape(parameter.schema)}</li>`,
  );
  const body = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema, example }]) =>
      `<h4>Body</h4><p><code>${escapeHtml(type)}</code></p>${shape(schema)}${example === undefined ? '' : `<h4>Example</h4><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`}`,
  );
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const parts = Object.entries(content ?? {}).map(
      ([type, { schema }]) => `<p><code>${escapeHtml(type)}</code></p>${shape(schema)}`,
    );
    return `<li><strong>${escapeHtml(status)}</strong> ${escapeHtml(description)}${parts.join('')}</li>`;
  });
  return `<details id="${escapeHtml(operationId)}"><summary><code class="${escapeHtml(method)}">${escapeHtml(method.toUpperCase())}</code> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
${needs.join('')}${given.length > 0 ? `<h4>Parameters</h4><ul>${given.join('')}</ul>` : ''}${body.join('')}<h4>Answers</h4><ul>${answers.join('')}</ul></details>`;
}

/** A JSON schema in words: type, limits, and its parts as a list below. */
function shape(schema: Record<string, unknown>): string {
  const { properties, items, anyOf, oneOf, required, enum: values, const: value, ...rest } = schema;
  const options = [anyOf, oneOf].flat().filter(isObject);
  if (options.length > 0) return `one of<ul>${options.map((option) => `<li>${shape(option)}</li>`).join('')}</ul>`;
  if (Array.isArray(values)) return values.map((one) => `<code>${escapeHtml(JSON.stringify(one))}</code>`).join(' | ');
  if (value !== undefined) return `<code>${escapeHtml(JSON.stringify(value))}</code>`;
  if (isObject(items)) return `list of ${shape(items)}`;
  if (isObject(properties)) {
    const needed = Array.isArray(required) ? required : [];
    const rows = Object.entries(properties).map(
      ([name, part]) =>
        `<li><code>${escapeHtml(name)}</code>${needed.includes(name) ? '' : ' (optional)'}: ${isObject(part) ? shape(part) : 'anything'}</li>`,
    );
    return `object<ul>${rows.join('')}</ul>`;
  }
  const limits = Object.entries(rest).filter(([name]) =>
    ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'format', 'default', 'description'].includes(name),
  );
  return [
    typeof rest['type'] === 'string' ? rest['type'] : 'anything',
    ...limits.map(([name, limit]) => `${name} ${JSON.stringify(limit)}`),
  ]
    .map(escapeHtml)
    .join(', ');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function anchor(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

export const apiPageStyles = `:root { color-scheme: light dark; --ink: #1b1916; --paper: #fbf9f4; --line: #8b8272; --main: #1c3f94; }
@media (prefers-color-scheme: dark) { :root { --ink: #efeae0; --paper: #141310; --line: #7f776a; --main: #a9c0ff; } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
nav a { padding: 0.5rem 0; }
a { color: var(--main); }
h4 { margin: 1rem 0 0.25rem; }
details { border-top: 1px solid var(--line); }
summary { padding: 0.75rem 0; cursor: pointer; }
summary code:first-child { display: inline-block; min-width: 4.5rem; font-weight: 700; color: var(--main); }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); white-space: pre-wrap; }
ul { margin: 0.25rem 0; padding-left: 1.25rem; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
`;
