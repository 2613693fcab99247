import { z } from 'zod';
import { type Call, isAged, type Shape } from '#contract/ground/call.ts';
import type { Endpoint } from './endpoint.ts';
import { contractVersion, statusOf } from './errors.ts';
import { refusalsOf } from './refusals.ts';
import { pathsOf } from './router.ts';

type Json = Record<string, unknown>;

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'type', 'version'],
  properties: {
    message: { type: 'string', description: 'What is wrong, for people' },
    code: { type: 'integer', description: 'The HTTP status' },
    type: { type: 'string', description: 'What is wrong, for programs' },
    version: { type: 'string', const: contractVersion },
  },
};

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** The reference of the API in the form of OpenAPI 3.1, made from the declarations that the router itself checks with. */
export function openApiOf(endpoints: Endpoint[], site: { name: string; origin: string }): Json {
  const schemas: Json = { Error: errorSchema };
  const paths: Record<string, Json> = {};
  const known = endpoints.filter(({ call }) => call.access !== 'administrator');
  for (const endpoint of known) {
    for (const path of pathsOf(endpoint.call)) {
      const address = path.replace(/:(\w+)/g, '{$1}');
      paths[address] ??= {};
      paths[address][endpoint.call.method.toLowerCase()] = operationOf(endpoint, path, schemas);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description: `Every call names the project in the header X-Appwrite-Project. The official client libraries of that family work as they are: set their endpoint to ${site.origin}/v1.`,
    },
    servers: [{ url: `${site.origin}/v1` }],
    tags: [...new Set(known.map(({ call }) => tagOf(call)))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        project: { type: 'apiKey', in: 'header', name: 'X-Appwrite-Project' },
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Appwrite-Session',
          description: 'Or the session cookie',
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint, path: string, schemas: Json): Json {
  const { call } = endpoint;
  const inPath = [...(call.path.match(/:(\w+)/g) ?? [])].map((name) => name.slice(1));
  const names = Object.keys(call.params);
  const others = names.filter((name) => !inPath.includes(name));
  const parametersOf = (list: string[], location: 'path' | 'query') =>
    list.map((name) => parameterOf(name, call.params[name] ?? z.unknown(), location, schemas));
  const isGet = call.method === 'GET';
  const hasBody = !isGet && (others.length > 0 || call.form !== undefined);
  return {
    tags: [tagOf(call)],
    operationId: operationIdOf(call.method, path),
    summary: call.summary,
    ...(path !== call.path && { deprecated: true }),
    security:
      call.access === 'member' || isAged(call.access) ? [{ project: [], session: [] }] : [{ project: [] }],
    ...(describeLimits(endpoint) && { description: describeLimits(endpoint) }),
    parameters: [...parametersOf(inPath, 'path'), ...(isGet ? parametersOf(others, 'query') : [])],
    ...(hasBody && { requestBody: bodyOf(call, others, schemas) }),
    responses: {
      ...answersOf(call, schemas),
      ...refusalAnswers(endpoint),
      default: { description: 'A fault of ours', content: errorContent },
    },
  };
}

function operationIdOf(method: string, path: string): string {
  const words = path.split(/[/:_-]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function tagOf({ path }: Call): string {
  return path.split('/')[1] ?? '';
}

function describeLimits({ limits }: Endpoint): string {
  const [limit] = limits;
  if (!limit) return '';
  const span = limit.seconds % 3600 === 0 ? `${limit.seconds / 3600} h` : `${limit.seconds} s`;
  return `At most ${limit.max} calls in ${span}.`;
}

function parameterOf(name: string, schema: z.ZodType, location: 'path' | 'query', schemas: Json): Json {
  const json = jsonSchema(schema, 'input', schemas);
  const isList = json.type === 'array';
  return {
    name: isList ? `${name}[]` : name,
    in: location,
    required: location === 'path' || !schema.safeParse(undefined).success,
    schema: json,
  };
}

function bodyOf(call: Call, names: string[], schemas: Json): Json {
  const fields: Shape =
    call.form ?? Object.fromEntries(names.map((name) => [name, call.params[name] ?? z.unknown()]));
  const properties: Json = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, jsonSchema(schema, 'input', schemas)]),
  );
  const required = Object.entries(fields)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([name]) => name);
  if (call.form) {
    properties.file = { type: 'string', contentMediaType: 'application/octet-stream' };
    required.push('file');
  }
  const type = call.form ? 'multipart/form-data' : 'application/json';
  return {
    required: required.length > 0,
    content: { [type]: { schema: { type: 'object', properties, required } } },
  };
}

function answersOf({ answer: { status, repeated, body, about } }: Call, schemas: Json): Json {
  const described =
    body === null
      ? { description: about }
      : {
          description: about,
          content:
            body === 'bytes'
              ? { 'application/octet-stream': {} }
              : { 'application/json': { schema: jsonSchema(body, 'output', schemas) } },
        };
  return { [status]: described, ...(repeated && { [repeated]: described }) };
}

/** Each status with the codes that the error's `type` may then hold. */
function refusalAnswers(endpoint: Endpoint): Json {
  const byStatus = Object.groupBy(refusalsOf(endpoint), (code) => statusOf(code));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      { description: codes.toSorted().join(', '), content: errorContent },
    ]),
  );
}

/** A schema as JSON Schema; parts that have a name of their own move to the document's components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  for (const [name, part] of Object.entries(($defs ?? {}) as Json)) schemas[name] = relocate(part);
  if (typeof json.id === 'string') {
    schemas[json.id] = relocate(json);
    return { $ref: `#/components/schemas/${json.id}` };
  }
  return relocate(json) as Json;
}

function relocate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocate);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id' || typeof (value as Json).id !== 'string')
    .map(([name, inner]) =>
      name === '$ref'
        ? [name, String(inner).replace('#/$defs/', '#/components/schemas/')]
        : [name, relocate(inner)],
    );
  return Object.fromEntries(entries);
}
