import { Type, type Static } from '@sinclair/typebox';
import { languages } from '../../contract/languages';
import { checkSample, closed, oneOf, time } from './checkSample';
import members from './data/members.json';

const MemberFacts = Type.Object(
  {
    username: Type.String(),
    language: oneOf(languages),
    joinedAt: time,
    /** Beside those of every member. */
    roles: Type.Optional(Type.Array(Type.String({ pattern: '^ROLE_' }))),
    /** Set only for the demo accounts; no other sample member can log in. */
    password: Type.Optional(Type.String()),
  },
  closed,
);

export type SampleMember = Static<typeof MemberFacts> & { roles: string[] };

export const sampleMembers: readonly SampleMember[] = checkSample(
  Type.Array(MemberFacts),
  members,
  'members.json',
).map(({ roles = [], ...member }) => ({
  ...member,
  roles: ['ROLE_USER', 'ROLE_PLAYER', ...roles],
}));

/** The demo accounts printed on first start, with their role as text. */
export const sampleAccounts = [
  { username: 'joana_b', role: 'member' },
  { username: 'samir_proofs', role: 'proof moderator' },
  { username: 'moth_lamp', role: 'moderator of reports' },
  { username: 'tomasz_r', role: 'administrator' },
  { username: 'keiko_mori', role: 'super administrator' },
].map((account) => ({
  ...account,
  password: sampleMembers.find(({ username }) => username === account.username)?.password ?? '',
}));
