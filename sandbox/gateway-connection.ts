import type { WebSocket } from 'ws';
import type { Gateway } from './gateway.ts';
import type { GatewaySession } from './gateway-session.ts';
import type { Json } from './json.ts';
import { isJson, numberOf, textOf } from './json.ts';
import { HIGHEST_INTENT, PRIVILEGED_INTENTS } from './world-event.ts';

const CLOSE_REASONS: Readonly<Record<number, string>> = {
  4000: 'Unknown error.',
  4001: 'Unknown opcode.',
  4002: 'Error while decoding payload.',
  4003: 'Not authenticated.',
  4004: 'Authentication failed.',
  4005: 'Already authenticated.',
  4007: 'Invalid seq.',
  4008: 'Rate limited.',
  4009: 'Session timed out.',
  4010: 'Invalid shard.',
  4011: 'Sharding required.',
  4012: 'Invalid API version.',
  4013: 'Invalid intent(s).',
  4014: 'Disallowed intent(s).',
};

/** What a cut connection looks like: no close frame came. */
const ABNORMAL = 1006;

/** Payloads a connection may send in a minute. */
const SENDS_A_MINUTE = 120;

/** One WebSocket of a bot: from HELLO to the close. */
export class GatewayConnection {
  readonly #socket: WebSocket;
  readonly #gateway: Gateway;
  #heartbeat: NodeJS.Timeout | undefined;
  readonly #sent: number[] = [];
  #ended = false;
  session: GatewaySession | null = null;

  constructor(socket: WebSocket, gateway: Gateway) {
    this.#socket = socket;
    this.#gateway = gateway;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', (code) => this.#end(code));
    socket.on('error', () => this.cut());
  }

  hello(): void {
    this.send({ op: 10, d: { heartbeat_interval: this.#gateway.options.heartbeatInterval, _trace: [] } });
    this.#expectHeartbeat();
  }

  send(payload: Json): void {
    this.sendFrame(JSON.stringify({ t: null, s: null, ...payload }));
  }

  sendFrame(frame: string): void {
    if (!this.#ended) this.#socket.send(frame);
  }

  close(code: number): void {
    this.#end(code);
    this.#socket.close(code, CLOSE_REASONS[code] ?? '');
  }

  cut(): void {
    this.#socket.terminate();
    this.#end(ABNORMAL);
  }

  /** Whoever ends it first gives the code. */
  #end(code: number): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#heartbeat);
    this.#gateway.closed(this, code);
  }

  #receive(text: string): void {
    if (this.#ended) return;
    try {
      this.#obey(parsed(text));
    } catch (error) {
      if (!(error instanceof Offence)) throw error;
      this.close(error.code);
    }
  }

  #obey({ op, d }: Json): void {
    if (this.#tooFast()) throw new Offence(4008);
    const data = isJson(d) ? d : {};
    switch (op) {
      case 1:
        this.#acknowledge();
        break;
      case 2:
        this.#identify(data);
        break;
      case 6:
        this.#resume(data);
        break;
      case 3: // presence
      case 4: // voice state
        this.#mySession();
        break;
      case 8:
        this.#mySession().send('GUILD_MEMBERS_CHUNK', this.#gateway.members(textOf(data.guild_id), data));
        break;
      default:
        throw new Offence(4001);
    }
  }

  #acknowledge(): void {
    this.#expectHeartbeat();
    if (this.#gateway.acknowledgesHeartbeats) this.send({ op: 11 });
  }

  #identify({ token, shard = [0, 1], intents }: Json): void {
    this.#authenticate(token);
    const [index, count] = Array.isArray(shard) && shard.length === 2 ? shard.map(numberOf) : [];
    if (index === undefined || count === undefined || index < 0 || index >= count) throw new Offence(4010);
    if (typeof intents !== 'number' || intents < 0 || intents >= HIGHEST_INTENT * 2) throw new Offence(4013);
    if (intents & PRIVILEGED_INTENTS & ~this.#gateway.options.grantedIntents) throw new Offence(4014);
    this.session = this.#gateway.identify(this, intents, [index, count]);
  }

  #resume({ token, session_id, seq }: Json): void {
    this.#authenticate(token);
    this.session = this.#gateway.resume(this, textOf(session_id), numberOf(seq));
    if (!this.session) this.send({ op: 9, d: false });
  }

  #authenticate(token: unknown): void {
    if (this.session) throw new Offence(4005);
    if (textOf(token).replace(/^Bot /, '') !== this.#gateway.options.token) throw new Offence(4004);
  }

  #mySession(): GatewaySession {
    if (!this.session) throw new Offence(4003);
    return this.session;
  }

  #expectHeartbeat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.close(4009), this.#gateway.options.heartbeatInterval * 1.5);
  }

  #tooFast(): boolean {
    const now = Date.now();
    while (this.#sent[0] !== undefined && now - this.#sent[0] > 60_000) this.#sent.shift();
    this.#sent.push(now);
    return this.#sent.length > SENDS_A_MINUTE;
  }
}

/** A bot did what Discord closes connections for. */
class Offence extends Error {
  readonly code: number;

  constructor(code: number) {
    super(CLOSE_REASONS[code]);
    this.code = code;
  }
}

const parsed = (text: string): Json => {
  try {
    const value: unknown = JSON.parse(text);
    if (isJson(value)) return value;
  } catch {
    // Not JSON: closed below like all else that cannot be read.
  }
  throw new Offence(4002);
};
