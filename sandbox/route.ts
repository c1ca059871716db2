import type { Core } from './core.ts';
import type { Json } from './json.ts';
import type { Upload } from './upload.ts';

export interface RouteRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed body: an object or a list, `{}` when there is none. */
  readonly body: unknown;
  readonly files: readonly Upload[];
}

export interface RouteReply {
  readonly status: number;
  readonly body?: unknown;
}

/** One of Discord's endpoints. */
export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** Interaction routes carry their token in the path; all others need the bot's. */
  readonly open: boolean;
  handle(core: Core, request: RouteRequest): RouteReply;
}

export const ok = (body: unknown): RouteReply => ({ status: 200, body });
export const created = (body: unknown): RouteReply => ({ status: 201, body });
export const done: RouteReply = { status: 204 };

type Handle = Route['handle'];

/** `GET /channels/:channel`: a parameter is one segment of the path. */
export const route = (what: string, handle: Handle, { open = false } = {}): Route => {
  const [method = '', path = ''] = what.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`), open, handle };
};

export const param = (request: RouteRequest, name: string): string => request.params[name] ?? '';

export const bodyOf = (request: RouteRequest): Json =>
  typeof request.body === 'object' && request.body !== null ? { ...request.body } : {};
