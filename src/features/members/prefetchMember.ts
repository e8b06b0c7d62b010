import { membersApi } from '../../api/membersApi';
import type { Language } from '../../contract/languages';
import type { AppDispatch } from '../../store/createStore';

/** Fetches a member with their articles and comments while the page's code is still loading. */
export function prefetchMember(
  dispatch: AppDispatch,
  member: { slug: string; language: Language },
): void {
  const { getMember, getMemberArticles, getMemberComments } = membersApi.endpoints;
  const unwatched = { subscribe: false };
  void dispatch(getMember.initiate(member.slug, unwatched));
  void dispatch(getMemberArticles.initiate(member, unwatched));
  void dispatch(getMemberComments.initiate(member, unwatched));
}
