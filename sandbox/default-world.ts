import { bits, PERMISSIONS } from './permissions.ts';
import { CHANNEL } from './places.ts';
import { World } from './world.ts';

/**
 * The world one starts in: a French server with a place of every kind, an English one, one where the bot is not, and
 * people of both languages. Ana and Dan also have the app on their own accounts.
 */
export const defaultWorld = (): World => {
  const world = new World();
  const ana = world.addUser({ name: 'Ana', locale: 'fr', installed: true });
  const ben = world.addUser({ name: 'Ben', locale: 'en-US' });
  const chloe = world.addUser({ name: 'Chloé', locale: 'fr' });
  const dan = world.addUser({ name: 'Dan', locale: 'en-GB', installed: true });
  const judith = world.addUser({ name: 'Judith', locale: 'fr' });
  const jules = world.addUser({ name: 'Jules', locale: 'en-US' });
  const hugo = world.addUser({ name: 'Hugo', locale: 'fr' });
  const olivia = world.addUser({ name: 'Olivia', locale: 'fr' });

  const french = world.addGuild({ name: "La Table d'Énergie", locale: 'fr', owner: olivia });
  const judge = world.addRole(french, 'Judge', { mentionable: true });
  const headJudge = world.addRole(french, 'Head Judge', { mentionable: true });
  for (const player of [ana, ben, chloe, dan]) world.addMember(french, player);
  for (const each of [judith, jules]) world.addMember(french, each, [judge]);
  world.addMember(french, hugo, [judge, headJudge]);
  const hide = { id: french.id, type: 'role', allow: 0n, deny: PERMISSIONS.viewChannel } as const;
  const mute = { id: world.bot.id, type: 'member', allow: 0n, deny: PERMISSIONS.sendMessages } as const;

  const table = world.addChannel(french, { name: 'table-1' });
  world.addChannel(french, { name: 'table-2' });
  world.addChannel(french, {
    name: 'judge-desk',
    overwrites: [
      hide,
      { id: judge.id, type: 'role', allow: PERMISSIONS.viewChannel, deny: 0n },
      { id: world.bot.id, type: 'member', allow: PERMISSIONS.viewChannel, deny: 0n },
    ],
  });
  world.addChannel(french, { name: 'announcements', type: CHANNEL.announcement });
  world.addChannel(french, { name: 'voice', type: CHANNEL.voice });
  const decks = world.addChannel(french, { name: 'decks', type: CHANNEL.forum });
  world.addChannel(french, { name: 'read-only', overwrites: [mute] });
  world.addChannel(french, {
    name: 'hidden',
    overwrites: [{ id: world.bot.id, type: 'member', allow: 0n, deny: bits('viewChannel') }],
  });
  world.addThread(table, { name: 'thread', owner: ana });
  world.addThread(table, { name: 'private-thread', private: true, owner: ana, members: [ben, judith] });
  world.addThread(table, { name: 'archived-thread', archived: true, owner: ana });
  world.addThread(table, { name: 'locked-thread', archived: true, locked: true, owner: ana });
  world.addThread(decks, { name: 'forum-post', owner: chloe });

  const english = world.addGuild({ name: 'Aether Hub', locale: 'en-US', owner: dan });
  for (const player of [ana, ben]) world.addMember(english, player);
  const englishJudge = world.addRole(english, 'Judge', { mentionable: true });
  world.addMember(english, jules, [englishJudge]);
  world.addChannel(english, { name: 'pod-1' });
  world.addChannel(english, { name: 'pod-2' });
  world.addChannel(english, { name: 'judges' });

  const foreign = world.addGuild({ name: 'Elsewhere', owner: chloe, installed: false });
  for (const player of [ana, dan]) world.addMember(foreign, player);
  world.addChannel(foreign, { name: 'elsewhere' });

  for (const person of [ana, ben]) world.directMessages(person);
  world.addPrivateChannel('ana-and-ben', [ana, ben]);
  world.addPrivateChannel('group', [ana, ben, chloe]);
  return world;
};
