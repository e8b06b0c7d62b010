import type { Language } from '../../contract/languages';

export type SampleMember = {
  username: string;
  roles: string[];
  language: Language;
  joinedAt: string;
  /** Set only for the three demo accounts; no other sample member can log in. */
  password?: string;
};

const member = (username: string, language: Language, joinedAt: string): SampleMember => ({
  username,
  roles: ['ROLE_USER', 'ROLE_PLAYER'],
  language,
  joinedAt,
});

const staff = (
  username: string,
  language: Language,
  joinedAt: string,
  ...roles: string[]
): SampleMember => ({
  username,
  roles: ['ROLE_USER', 'ROLE_PLAYER', ...roles],
  language,
  joinedAt,
});

export const sampleMembers: readonly SampleMember[] = [
  { ...member('joana_b', 'pt-br', '2019-04-11T19:20:00Z'), password: 'insert-coin-1' },
  {
    ...staff('tomasz_r', 'en', '2008-02-03T10:12:00Z', 'ROLE_ADMIN', 'ROLE_SONATA_ADMIN'),
    password: 'insert-coin-2',
  },
  {
    ...staff('keiko_mori', 'ja', '2006-07-21T08:00:00Z', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'),
    password: 'insert-coin-3',
  },
  staff('ines_vidal', 'fr', '2009-11-15T21:03:00Z', 'ROLE_SONATA_EDITOR', 'ROLE_VGR_NEWS'),
  staff('old_padre', 'en', '2003-11-16T22:41:00Z', 'ROLE_VGR_GAME'),
  staff('lou_framerate', 'fr', '2014-01-19T16:30:00Z', 'ROLE_VGR_NEWS'),
  staff('bea_quarters', 'it', '2011-09-08T20:15:00Z', 'ROLE_VGR_GAME'),
  staff('samir_proofs', 'fr', '2010-03-27T18:55:00Z', 'ROLE_VGR_PROOF'),
  staff('dani_teams', 'es', '2013-06-30T12:08:00Z', 'ROLE_VGR_TEAM'),
  member('kestrel77', 'en', '2005-08-14T20:40:00Z'),
  member('moth_lamp', 'en', '2016-10-31T23:12:00Z'),
  member('Rikard_S', 'en', '2007-01-05T17:44:00Z'),
  member('n_okafor', 'en', '2018-12-02T09:31:00Z'),
  member('pixel_baker', 'fr', '2012-05-20T05:10:00Z'),
  member('yuki_hex', 'ja', '2015-03-03T13:27:00Z'),
  member('TheQuietOne', 'en', '2004-11-09T21:58:00Z'),
  member('caro_speed', 'fr', '2017-07-14T15:00:00Z'),
  member('bassline_bo', 'en', '2013-02-22T22:22:00Z'),
  member('marek_lap', 'en', '2009-04-18T19:37:00Z'),
  member('flo_retro', 'fr', '2003-11-23T14:49:00Z'),
  member('nine_lives', 'en', '2020-03-29T11:11:00Z'),
  member('g_amarelo', 'pt-br', '2014-06-12T20:00:00Z'),
  member('tin_whistle', 'en', '2010-03-17T18:03:00Z'),
  member('aoki_run', 'ja', '2021-01-11T12:45:00Z'),
  member('sable_cat', 'en', '2022-09-05T07:26:00Z'),
  member('deltaV', 'en', '2011-12-24T16:18:00Z'),
  member('rosa_pad', 'es', '2016-02-14T21:34:00Z'),
  member('hugo_1986', 'fr', '2003-11-16T20:52:00Z'),
  member('lin_mei', 'zh-cn', '2023-05-19T13:52:00Z'),
  member('paulo_cv', 'pt-br', '2012-08-07T22:05:00Z'),
  member('wren_taps', 'en', '2024-01-28T17:17:00Z'),
  member('zed_dead_zed', 'en', '2008-10-10T23:59:00Z'),
];

/** The demo accounts printed on first start, with their role as text. */
export const sampleAccounts = [
  { username: 'joana_b', role: 'member' },
  { username: 'tomasz_r', role: 'administrator' },
  { username: 'keiko_mori', role: 'super administrator' },
].map((account) => ({
  ...account,
  password: sampleMembers.find(({ username }) => username === account.username)?.password ?? '',
}));
