/** Remembers the newest ids: Discord delivers an event again after some reconnects. */
export const createSeen = (most = 20_000): { isNew(id: string): boolean } => {
  const ids = new Set<string>();
  return {
    isNew: (id) => {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > most) for (const oldest of ids) if (ids.delete(oldest)) break;
      return true;
    },
  };
};
