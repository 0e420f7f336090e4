import { z } from 'zod';
import { areas } from '#contract/calls.ts';
import { MEMBER_HEADER, UNATTENDED_HEADER } from '#contract/constants.ts';
import { type AnyEndpoint, RefusalBody, successSchema } from '#contract/endpoint.ts';
import { liveStream } from '#contract/live.ts';
import site from '#package.json' with { type: 'json' };
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

type Json = Record<string, unknown>;

function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return json;
}

/** A query has one parameter per property of the request schema. */
function queryParameters(request: z.ZodType): Json[] {
  const { properties = {}, required = [] } = z
    .object({
      properties: z.record(z.string(), z.unknown()).optional(),
      required: z.array(z.string()).optional(),
    })
    .parse(schema(request, 'input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

/** Whose webhook is signed with headers of its own. */
const WEBHOOKS = 'payment';

function securityOf(area: string, { auth }: AnyEndpoint): Json[] {
  if (auth === 'public') return [];
  if (auth === 'member') return [{ session: [] }];
  if (area === WEBHOOKS) return [{ signature: [], timestamp: [] }];
  return [{ provider: [], providerSignature: [], providerTimestamp: [] }];
}

const header = (name: string, description: string): Json => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
});
const SIGNATURE = 'Hex HMAC-SHA256 over `timestamp.body` with a shared secret';
const TIMESTAMP = 'Unix time in seconds, within five minutes of the backend’s clock';

const namedMember: Json = {
  name: MEMBER_HEADER,
  in: 'header',
  required: false,
  description: 'The member that the call is meant for; the session of another refuses it with 4020',
  schema: { type: 'string' },
};

const unattended: Json = {
  name: UNATTENDED_HEADER,
  in: 'header',
  required: false,
  description:
    'Sent as 1 when nobody is at the page that asks by itself: no use of the session, which may so become idle',
  schema: { type: 'string' },
};

function parametersOf(call: AnyEndpoint): Json[] {
  return [
    ...(call.method === 'GET' ? queryParameters(call.request) : []),
    ...(call.namesMember ? [namedMember] : []),
    ...(call.auth === 'member' ? [unattended] : []),
  ];
}

function refusals(call: AnyEndpoint): Json {
  const refusal = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
  return {
    422: { description: 'Input that no form of the site would send', ...refusal },
    429: { description: 'Too many calls; Retry-After says when', ...refusal },
    503: { description: 'The database is away; safe to try again with the same key', ...refusal },
    ...(call.auth === 'member' ? { 401: { description: 'No session', ...refusal } } : {}),
    ...(call.auth === 'signed' ? { 403: { description: 'Wrong signature', ...refusal } } : {}),
  };
}

function operation(area: string, name: string, call: AnyEndpoint): Json {
  const success = schema(successSchema(call), 'output');
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary,
    security: securityOf(area, call),
    ...(call.extension ? { 'x-extension': true } : {}),
    parameters: parametersOf(call),
    ...(call.method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schema(call.request, 'input') } },
          },
        }),
    responses: {
      200: {
        description: 'Success, or a refusal by the rules with `error` not 0',
        content: {
          'application/json': { schema: { anyOf: [success, { $ref: '#/components/schemas/Refusal' }] } },
        },
      },
      ...refusals(call),
    },
  };
}

/** An answer that does not end: each of its events by name, with its data. */
function streamOperation(): Json {
  const { frames, ...call } = liveStream;
  const events = Object.entries(frames).map(([event, data]) => ({
    type: 'object',
    properties: { id: { type: 'string' }, event: { const: event }, data: schema(data, 'output') },
    required: ['event', 'data'],
  }));
  const refusal = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
  return {
    operationId: 'live.events',
    tags: ['live'],
    summary: call.summary,
    security: [{}, { session: [] }],
    'x-extension': true,
    parameters: queryParameters(call.request),
    responses: {
      200: {
        description: 'Server-sent events; `data` is JSON. An `id` is taken up again by `Last-Event-ID`',
        content: { 'text/event-stream': { schema: { type: 'array', items: { oneOf: events } } } },
      },
      401: { description: 'The session is over', ...refusal },
      403: { description: 'Asked by the page of another site', ...refusal },
      422: { description: 'Input that no form of the site would send', ...refusal },
      429: { description: 'Too many streams; Retry-After says when', ...refusal },
      503: { description: 'No stream now; Retry-After says when', ...refusal },
    },
  };
}

let made: Json | undefined;

/** The contract as an OpenAPI 3.1 document, made from the same literals that answer the calls. */
export function openApi(): Json {
  if (made) return made;
  const paths: Record<string, Json> = {};
  for (const [area, calls] of Object.entries(areas)) {
    for (const [name, call] of Object.entries<AnyEndpoint>(calls)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(area, name, call) };
    }
  }
  paths[liveStream.path] = { get: streamOperation() };
  made = {
    openapi: '3.1.0',
    info: { title: 'pwin member site', version: site.version },
    paths,
    components: {
      schemas: { Refusal: schema(RefusalBody, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        signature: header('x-webhook-signature', SIGNATURE),
        timestamp: header('x-webhook-timestamp', TIMESTAMP),
        provider: header(PROVIDER_HEADER, 'Who signs: the id of a provider of games, or `site`'),
        providerSignature: header(providerHeaders.signature, SIGNATURE),
        providerTimestamp: header(providerHeaders.timestamp, TIMESTAMP),
      },
    },
  };
  return made;
}
