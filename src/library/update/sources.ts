import { readBulkData } from '../import/scryfall/bulkData.ts';
import { ask, type Line } from './ask.ts';
import { type Failure, failure, type Remote } from './remote.ts';

/** Where the public sources are. */
export interface Servers {
  readonly scryfall: string;
  readonly mtgjson: string;
}

export const SERVERS: Servers = { scryfall: 'https://api.scryfall.com', mtgjson: 'https://mtgjson.com/api/v5' };

/** Every printing in every language, for the French; and the rulings. */
const BULK = ['all_cards', 'rulings'] as const;

/** The files that make a library: cards before rulings. */
export const findRemotes = async (
  servers: Servers,
  line: Line,
): Promise<{ readonly ok: true; readonly remotes: readonly Remote[] } | Failure> => {
  const uri = `${servers.scryfall}/bulk-data`;
  const asked = await ask(uri, {}, line);
  if (!asked.ok) return asked;
  const { response } = asked;
  const { host } = new URL(uri);
  if (!response.ok) return failure(`${host} answers ${response.status} to the list of its files`);
  const files = readBulkData(await response.json().catch(() => null));
  if (!files) return failure(`${host} gives a list of its files in a form that this release does not know`);
  const remotes = BULK.map((type): Remote | Failure => {
    const found = files.find((it) => it.type === type);
    if (!found) return failure(`${host} has no file of ${type} in its list`);
    return {
      name: `scryfall-${type.replace('_', '-')}`,
      uri: found.uri,
      size: found.size,
      checksumUri: null,
      isNamedByEdition: true,
    };
  });
  const atomic = `${servers.mtgjson}/AtomicCards.json.gz`;
  const mtgjson = {
    name: 'mtgjson-atomic-cards',
    uri: atomic,
    size: null,
    checksumUri: `${atomic}.sha256`,
    isNamedByEdition: false,
  };
  const found = [mtgjson, ...remotes];
  const missing = found.find((it): it is Failure => 'ok' in it);
  return missing ?? { ok: true, remotes: found.filter((it): it is Remote => !('ok' in it)) };
};
