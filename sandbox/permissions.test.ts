import { describe, expect, it } from 'vitest';
import { defaultWorld } from './default-world.ts';
import type { Permission } from './permissions.ts';
import { ALL_PERMISSIONS, bits, has } from './permissions.ts';

const place = () => {
  const world = defaultWorld();
  const guild = world.guild("La Table d'Énergie");
  const table = world.channel('table-1');
  const judge = world.role(guild, 'Judge');
  const may = (user: string, permission: Permission, channel = table) =>
    has(world.permissions(world.user(user), channel), permission);
  return { world, guild, table, judge, everyone: world.role(guild, '@everyone'), may };
};

describe('What someone may do in a channel', () => {
  it('is everything for the owner and for administrators, whatever the channel says', () => {
    const { world, guild, table, everyone } = place();
    world.overwrite(table, everyone, { deny: ['viewChannel', 'sendMessages'] });
    expect(world.permissions(world.user('Olivia'), table)).toBe(ALL_PERMISSIONS);
    const admin = world.addRole(guild, 'Admin', { permissions: bits('administrator') });
    world.giveRole(guild, world.user('Ben'), admin);
    expect(world.permissions(world.user('Ben'), table)).toBe(ALL_PERMISSIONS);
  });

  it('is what their roles together allow', () => {
    const { world, guild, judge, may } = place();
    expect(may('Judith', 'manageMessages')).toBe(false);
    world.changeRole(guild, judge, { permissions: bits('manageMessages') });
    expect(may('Judith', 'manageMessages')).toBe(true);
    expect(may('Ana', 'manageMessages')).toBe(false);
  });

  it('is changed by the channel for everyone, then for roles, then for the member: the last has its way', () => {
    const { world, table, everyone, judge, may } = place();
    world.overwrite(table, everyone, { deny: ['sendMessages'] });
    expect(may('Judith', 'sendMessages')).toBe(false);
    world.overwrite(table, judge, { allow: ['sendMessages'] });
    expect(may('Judith', 'sendMessages')).toBe(true);
    expect(may('Ana', 'sendMessages')).toBe(false);
    world.overwrite(table, world.user('Judith'), { deny: ['sendMessages'] });
    expect(may('Judith', 'sendMessages')).toBe(false);
  });

  it('between two roles is allowed when one of them allows it', () => {
    const { world, guild, table, judge, may } = place();
    world.overwrite(table, judge, { deny: ['sendMessages'] });
    expect(may('Hugo', 'sendMessages')).toBe(false);
    world.overwrite(table, world.role(guild, 'Head Judge'), { allow: ['sendMessages'] });
    expect(may('Hugo', 'sendMessages')).toBe(true);
  });

  it('is nothing at all where one cannot see', () => {
    const { world, may } = place();
    expect(world.permissions(world.user('Ana'), world.channel('judge-desk'))).toBe(0n);
    expect(may('Judith', 'sendMessages', world.channel('judge-desk'))).toBe(true);
  });

  it('is nothing for those who are not in the server', () => {
    const { world } = place();
    expect(world.permissions(world.user('Ben'), world.channel('elsewhere'))).toBe(0n);
  });

  it('in a thread goes by its parent', () => {
    const { world, table, everyone, may } = place();
    world.overwrite(table, everyone, { deny: ['sendMessagesInThreads'] });
    expect(may('Ana', 'sendMessagesInThreads', world.channel('thread'))).toBe(false);
  });
});

describe('Who sees a place', () => {
  it.each([
    ['Ana', 'private-thread', true],
    ['Judith', 'private-thread', true],
    ['Chloé', 'private-thread', false],
    ['Olivia', 'private-thread', true],
    ['Ana', 'judge-desk', false],
    ['Hugo', 'judge-desk', true],
    ['Dynamo', 'judge-desk', true],
    ['Dynamo', 'hidden', false],
    ['Ana', 'dm-ana', true],
    ['Ben', 'dm-ana', false],
    ['Dynamo', 'dm-ana', true],
    ['Dynamo', 'group', false],
    ['Chloé', 'group', true],
    ['Ben', 'elsewhere', false],
  ])('%s and %s: %s', (user, channel, sees) => {
    const { world } = place();
    expect(world.canSee(world.user(user), world.channel(channel))).toBe(sees);
  });
});
