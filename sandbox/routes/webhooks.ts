import { demandOpenThread, demandPlace } from '../access.ts';
import { answerMessage, editMessage } from '../answer-message.ts';
import type { Core } from '../core.ts';
import { DiscordError } from '../errors.ts';
import type { Interaction } from '../interaction.ts';
import { numberOf } from '../json.ts';
import type { Message } from '../message.ts';
import { FLAGS } from '../message.ts';
import type { RouteRequest } from '../route.ts';
import { bodyOf, done, ok, param, route } from '../route.ts';

/** Follow-ups that an app may send where only the user installed it. */
const FOLLOW_UPS_OF_OWN_APP = 5;

const ONE = '/webhooks/:application/:token/messages/:message';

/** What the token of an answered interaction is good for: its first answer, and follow-ups. */
export const webhookRoutes = [
  route('POST /webhooks/:application/:token', (core, request) => ok(followUp(core, request)), { open: true }),

  route(`GET ${ONE}`, (core, request) => ok(messageFor(core, interactionFor(core, request), request)), { open: true }),

  route(
    `PATCH ${ONE}`,
    (core, request) => {
      const interaction = interactionFor(core, request);
      const before = messageFor(core, interaction, request);
      demandOpenThread(interaction.channel);
      const body = bodyOf(request);
      core.check.webhookEdit(body, request.files, before);
      return ok(editMessage(core, interaction, before, body, request.files));
    },
    { open: true },
  ),

  route(
    `DELETE ${ONE}`,
    (core, request) => {
      core.messages.remove(messageFor(core, interactionFor(core, request), request).id);
      return done;
    },
    { open: true },
  ),
];

const followUp = (core: Core, request: RouteRequest): Message => {
  const interaction = interactionFor(core, request);
  demandPlace(core, interaction.channel);
  const body = bodyOf(request);
  const original = core.messages.get(interaction.originalId ?? '');
  if (original && (original.flags & FLAGS.loading) !== 0) {
    // The first follow-up after a deferral fills the deferred message.
    core.check.followUp(body, request.files);
    const flags = numberOf(body.flags) & ~FLAGS.ephemeral;
    return editMessage(core, interaction, original, { ...body, flags }, request.files);
  }
  if (interaction.onlyUserInstalled && interaction.followUps.length >= FOLLOW_UPS_OF_OWN_APP) {
    throw new DiscordError(40094);
  }
  core.check.followUp(body, request.files);
  const message = answerMessage(core, interaction, body, request.files);
  interaction.followUps.push(message.id);
  return message;
};

const interactionFor = (core: Core, request: RouteRequest): Interaction => {
  if (param(request, 'application') !== core.world.bot.id) throw new DiscordError(10015);
  return core.interactions.answered(param(request, 'token'));
};

/** A token reaches the messages made with it, and no others. */
const messageFor = (core: Core, interaction: Interaction, request: RouteRequest): Message => {
  const named = param(request, 'message');
  const id = named === '@original' ? interaction.originalId : named;
  const own = id !== null && (id === interaction.originalId || interaction.followUps.includes(id));
  const message = own ? core.messages.get(id) : undefined;
  if (!message) throw new DiscordError(10008);
  return message;
};
