import type { IncomingMessage } from 'node:http';
import type { Upload } from './upload.ts';

export interface RequestBody {
  readonly json: unknown;
  readonly files: readonly Upload[];
}

/** The JSON of a request and the files beside it; null when it is not JSON. */
export const readBody = async (request: IncomingMessage): Promise<RequestBody | null> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type);
  return bytes.length === 0 ? { json: {}, files: [] } : parse(bytes.toString('utf8'), []);
};

const readForm = async (bytes: Buffer, type: string): Promise<RequestBody | null> => {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const files: Upload[] = [];
  let payload = '{}';
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (name === 'payload_json') payload = value;
      continue;
    }
    files.push({
      index: /^files\[(\d+)\]$/.exec(name)?.[1] ?? name,
      filename: value.name,
      contentType: value.type || 'application/octet-stream',
      bytes: Buffer.from(await value.arrayBuffer()),
    });
  }
  return parse(payload, files);
};

const parse = (text: string, files: readonly Upload[]): RequestBody | null => {
  try {
    return { json: JSON.parse(text), files };
  } catch {
    return null;
  }
};
