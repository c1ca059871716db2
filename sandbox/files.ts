import type { Attachment } from './message.ts';
import type { Snowflakes } from './snowflake.ts';
import type { Upload } from './upload.ts';

interface StoredFile {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The bytes of attachments, served from this address as a CDN would. */
export class Files {
  readonly #ids: Snowflakes;
  readonly #byPath = new Map<string, StoredFile>();
  address = '';

  constructor(ids: Snowflakes) {
    this.#ids = ids;
  }

  add(channelId: string, upload: Upload, filename: string, description: string): Attachment {
    const id = this.#ids.next();
    const name = filename || upload.filename;
    const path = `/attachments/${channelId}/${id}/${encodeURIComponent(name)}`;
    this.#byPath.set(path, { contentType: upload.contentType, bytes: upload.bytes });
    return {
      id,
      filename: name,
      size: upload.bytes.length,
      url: `${this.address}${path}`,
      proxy_url: `${this.address}${path}`,
      content_type: upload.contentType,
      ...(description ? { description } : {}),
    };
  }

  at(path: string): StoredFile | undefined {
    return this.#byPath.get(path);
  }
}
