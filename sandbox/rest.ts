import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from './core.ts';
import { DiscordError } from './errors.ts';
import type { Fault } from './faults.ts';
import { answerOf, Faults } from './faults.ts';
import { readBody } from './request-body.ts';
import type { Route, RouteReply } from './route.ts';
import { ROUTES } from './routes/index.ts';
import type { Upload } from './upload.ts';

/** One request the bot made, and how it ended. */
export interface LoggedRequest {
  readonly method: string;
  /** Without `/api/v10`, decoded. */
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  /** The names of the files that came with it. */
  readonly files: readonly string[];
  /** 0 when the connection was cut instead. */
  readonly status: number;
  readonly reply: unknown;
  /** When it came, by this Discord's clock; milliseconds since 1970. */
  readonly at: number;
}

/** A local Discord may run for days; the log keeps the newest. */
const MOST_LOGGED = 20_000;

type Answer = RouteReply & { readonly headers?: Readonly<Record<string, string>> };

/** Discord's REST API: faults, authorisation, routes, errors; and a log of it all. */
export class Rest {
  readonly faults = new Faults();
  readonly log: LoggedRequest[] = [];
  readonly #core: Core;
  readonly #onRefusal: (request: LoggedRequest) => void;
  /** Takes what is not Discord's API, a page for instance. */
  fallback: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => {
    response.writeHead(404).end();
  };

  constructor(server: Server, core: Core, onRefusal: (request: LoggedRequest) => void) {
    this.#core = core;
    this.#onRefusal = onRefusal;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://local');
    if (!url.pathname.startsWith('/api/')) return this.#serveOther(url.pathname, request, response);
    const at = this.#core.clock.now();
    const method = request.method ?? 'GET';
    const path = decodeURIComponent(url.pathname).replace(/^\/api(\/v\d+)?/, '');
    const body = await readBody(request);
    const fault = this.faults.strike(method, path);
    if (fault?.delay) await sleep(fault.delay);
    const answer = this.#answer(fault, request, url, method, path, body);
    if (fault?.hold) await sleep(fault.hold);
    const cut = answer === null || fault?.drop === true || fault?.drop === 'after';
    const logged = {
      method,
      path,
      query: url.search,
      body: body?.json,
      files: body?.files.map(({ filename }) => filename) ?? [],
      status: cut ? 0 : answer.status,
      reply: answer?.body,
      at,
    };
    this.log.push(logged);
    if (this.log.length > MOST_LOGGED) this.log.splice(0, MOST_LOGGED / 2);
    if (answer && answer.status >= 400) this.#onRefusal(logged);
    if (cut) request.socket.destroy();
    else write(response, answer);
  }

  #answer(
    fault: Fault | undefined,
    request: IncomingMessage,
    url: URL,
    method: string,
    path: string,
    body: { json: unknown; files: readonly Upload[] } | null,
  ): Answer | null {
    if (fault?.drop === 'before') return null;
    const planned = fault && answerOf(fault);
    if (planned) return planned;
    try {
      if (!/^\/api\/v10\//.test(url.pathname)) throw new DiscordError(50041);
      const found = routeFor(method, path);
      if (!found) return { status: 404, body: { message: '404: Not Found', code: 0 } };
      if (!found.route.open && request.headers.authorization !== `Bot ${this.#core.token}`) throw new DiscordError(0);
      if (!body) throw new DiscordError(50109);
      const { json, files } = body;
      return found.route.handle(this.#core, { params: found.params, query: url.searchParams, body: json, files });
    } catch (error) {
      if (error instanceof DiscordError) return { status: error.status, body: error.body, headers: error.headers };
      return { status: 500, body: { message: `500: ${error instanceof Error ? error.stack : error}`, code: 0 } };
    }
  }

  #serveOther(path: string, request: IncomingMessage, response: ServerResponse): void {
    const file = this.#core.files.at(path);
    if (file) response.writeHead(200, { 'content-type': file.contentType }).end(file.bytes);
    else this.fallback(request, response);
  }
}

const routeFor = (method: string, path: string): { route: Route; params: Record<string, string> } | null => {
  for (const route of ROUTES) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match) return { route, params: { ...match.groups } };
  }
  return null;
};

const write = (response: ServerResponse, { status, body, headers = {} }: Answer): void => {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers })
    .end(text);
};
