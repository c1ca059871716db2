import type { ActionCall, View } from '../command.ts';
import { isAtDesk } from '../desk/posts.ts';
import type { Locale } from '../i18n/index.ts';
import type { Stores } from '../stores.ts';
import { callPost } from './posts.ts';

/** How a post is to look now, and of which revision of its call that is; null for one that is no more. */
export const showPost =
  ({
    desk,
    settings,
    libraryIn,
  }: Pick<Stores, 'desk' | 'settings'> & {
    readonly libraryIn: (guild: string, server: string | null) => Stores['library'];
  }) =>
  async (
    id: number,
    languageIn: (guild: string, channel: string) => Promise<Locale>,
  ): Promise<{ view: View; mark: ActionCall; locale: Locale; revision: number } | null> => {
    const post = await desk.posts.byId(id);
    const call = post && (await desk.byId(post.call));
    if (!post || !call) return null;
    const locale = isAtDesk(post.kind) ? await languageIn(call.guild, post.channel) : call.locale;
    const posts = await desk.posts.of(call.id);
    const matter = {
      post,
      call,
      posts,
      settings: await settings.of(call.guild),
      library: libraryIn(call.guild, null),
      locale,
    };
    return { ...callPost(matter), locale, revision: call.log.length };
  };
