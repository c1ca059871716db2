import type { Attachment } from '../message.ts';

/** Longer files are shown by their beginning. */
const MOST = 20_000;

const isText = ({ content_type = '', filename }: Attachment): boolean =>
  /^text\/|json|xml/.test(content_type) || /\.(txt|md|json|jsonl|csv|log)$/i.test(filename);

/** The content of a file when it is text; null when it is not, or cannot be had. */
export const readText = async (attachment: Attachment): Promise<string | null> => {
  if (!isText(attachment)) return null;
  const response = await fetch(attachment.url);
  if (!response.ok) return null;
  const text = await response.text();
  return text.length <= MOST ? text : `${text.slice(0, MOST)}…`;
};
