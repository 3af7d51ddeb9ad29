const place = document.querySelector('#calls');
try {
  const answer = await fetch('/openapi.json');
  show(await answer.json());
} catch {
  place.replaceChildren(make('p', 'The document could not be loaded. Reload the page.'));
}

function make(name, ...children) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

function show(api) {
  const groups = new Map();
  for (const [path, methods] of [...Object.entries(api.paths), ...webhooksOf(api)]) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'Other';
      if (!groups.has(tag)) groups.set(tag, make('section', make('h2', tag)));
      groups.get(tag).append(callOf(api, path, method, operation));
    }
  }
  place.replaceChildren(...groups.values());
}

function webhooksOf(api) {
  return Object.entries(api.webhooks ?? {});
}

function callOf(api, path, method, operation) {
  const name = make('span', method.toUpperCase());
  name.className = 'method';
  const about = make('span', operation.summary ?? '');
  about.className = 'about';
  const call = make('details', make('summary', name, make('code', path), about));
  call.addEventListener('toggle', () => open(api, call, path, method, operation), { once: true });
  return call;
}

function open(api, call, path, method, operation) {
  if (path.startsWith('/')) call.append(formOf(api, path, method, operation));
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (body?.schema) call.append(make('h4', `Takes ${type}`), make('pre', print(resolve(api, body.schema))));
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = Object.values(response.content ?? {})[0]?.schema;
    const heading = make('h4', `${status === 'default' ? 'Otherwise' : status}: ${response.description}`);
    call.append(heading, ...(schema ? [make('pre', print(resolve(api, schema)))] : []));
  }
}

function formOf(api, path, method, operation) {
  const keys = (operation.security ?? [])
    .flatMap(Object.keys)
    .map((name) => api.components.securitySchemes[name]);
  const given = keys.filter((key) => key.in !== 'cookie').map((key) => ({ ...key, required: true }));
  const fields = [...given, ...(operation.parameters ?? [])].map((parameter) => fieldOf(parameter));
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isPicture = type?.startsWith('image/');
  const body = type && make(isPicture ? 'input' : 'textarea');
  if (isPicture) body.type = 'file';
  else if (body) body.value = print(exampleOf(api, content.schema));
  const answer = make('pre');
  answer.hidden = true;
  answer.setAttribute('role', 'status');
  const form = make('form', ...fields.map((field) => field.label));
  if (body) form.append(make('label', isPicture ? 'Picture' : 'Body (JSON)', body));
  form.append(make('button', 'Send'), answer);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    answer.hidden = false;
    answer.textContent = 'Sending…';
    try {
      answer.textContent = await send(path, method, fields, type, isPicture ? body.files[0] : body?.value);
    } catch (error) {
      answer.textContent = `It could not be sent: ${error.message}`;
    }
  });
  return form;
}

function fieldOf(parameter) {
  const input = make('input');
  input.required = parameter.required === true;
  const { description = '', default: usual } = { ...parameter.schema, ...parameter };
  if (usual !== undefined) input.placeholder = String(usual);
  const label = make('label', `${parameter.name}${input.required ? '' : ' (optional)'}`, input);
  if (description) label.append(make('small', description));
  return { parameter, input, label };
}

async function send(path, method, fields, type, body) {
  const headers = path.startsWith('/api/console') ? { 'x-console': '1' } : {};
  const query = new URLSearchParams();
  let address = path;
  for (const { parameter, input } of fields) {
    if (!input.value) continue;
    if (parameter.in === 'path')
      address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    else if (parameter.in === 'query') query.append(parameter.name, input.value);
    else headers[parameter.name] = input.value;
  }
  if (body) headers['content-type'] = type.startsWith('image/') ? body.type : 'application/json';
  const url = `${address}${query.size > 0 ? `?${query}` : ''}`;
  const answer = await fetch(url, { method: method.toUpperCase(), headers, body: body || undefined });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body.cancel();
    return `${answer.status} (a stream)`;
  }
  const text = await answer.text();
  try {
    return `${answer.status}\n${print(JSON.parse(text))}`;
  } catch {
    return `${answer.status}\n${text}`;
  }
}

/** With what it refers to in its place, all the way down. */
function resolve(api, schema) {
  if (Array.isArray(schema)) return schema.map((one) => resolve(api, one));
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.$ref) return resolve(api, api.components.schemas[schema.$ref.split('/').at(-1)]);
  return Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, resolve(api, one)]));
}

function exampleOf(api, given) {
  const schema = resolve(api, given);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(api, schema.anyOf[0]);
  if (schema.type === 'object') {
    const needed = (schema.required ?? []).filter((name) => schema.properties?.[name]);
    return Object.fromEntries(needed.map((name) => [name, exampleOf(api, schema.properties[name])]));
  }
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(api, item));
  if (schema.type === 'array') return schema.items ? [exampleOf(api, schema.items)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  return schema.type === 'boolean' ? false : '';
}

function print(value) {
  return JSON.stringify(value, null, 2);
}
