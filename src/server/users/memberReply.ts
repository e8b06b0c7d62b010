import { paths } from '../../contract/paths';
import type { Member } from '../../contract/schemas/users';
import type { MemberRepository } from './memberRepository';

type MemberRow = NonNullable<Awaited<ReturnType<MemberRepository['find']>>>;

export function toMember(row: MemberRow): Member {
  return { '@id': paths.user(row.id), '@type': 'User', ...row };
}
