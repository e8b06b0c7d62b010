import { minutes } from './sampleCharts';

/** A score an article states: its player, place and amounts, and the date where it is known. */
export type ArticleScore = {
  player: string;
  rank: number;
  amount: number;
  on?: string;
  state?: 'proof_waiting';
};

const score = (rank: number, player: string, amount: number, on?: string): ArticleScore => ({
  player,
  rank,
  amount,
  ...(on && { on }),
});

/** By the slugs of the game and the chart, best first. */
export const articleScores: Readonly<Record<string, readonly ArticleScore[]>> = {
  'starlance/highest-score': [
    score(2, 'aoki_run', 1_102_750, '2025-02-11'),
    score(140, 'old_padre', 204_150, '2024-03-01'),
    score(213, 'hugo_1986', 61_950, '2026-11-18'),
  ],
  'starlance/endless': [
    score(1, 'kestrel77', 10_004_370, '2026-11-07'),
    score(2, 'sable_cat', 9_984_210, '2022-10-02'),
  ],
  'starlance/50-hz': [score(1, 'Rikard_S', 1_284_300, '2025-02-20')],
  'starlance/emulator': [score(3, 'wren_taps', 1_004_250, '2026-01-17')],
  'deep-signal/one-coin': [
    score(1, 'yuki_hex', 999_990, '2024-11-30'),
    score(1, 'pixel_baker', 999_990, '2024-12-12'),
    score(1, 'Rikard_S', 999_990, '2024-12-27'),
    score(1, 'lin_mei', 999_990, '2025-01-02'),
    score(5, 'northlight', 958_990, '2024-10-12'),
  ],
  'deep-signal/time-to-999-990': [
    score(1, 'lin_mei', minutes(178, 20), '2025-01-02'),
    score(2, 'Rikard_S', minutes(192, 5), '2024-12-27'),
    score(3, 'pixel_baker', minutes(210, 47), '2024-12-12'),
    score(4, 'yuki_hex', minutes(221, 16), '2024-11-30'),
  ],
  'deep-signal/silent-dive': [
    score(1, 'bassline_bo', 288_400, '2026-02-14'),
    score(2, 'deltaV', 241_400, '2025-09-03'),
    score(11, 'sable_cat', 168_250, '2026-11-02'),
    score(185, 'caro_speed', 11_200, '2026-10-27'),
    score(206, 'ines_vidal', 3_150, '2026-09-12'),
  ],
  'deep-signal/one-torpedo': [
    score(1, 'hugo_1986', 88_140, '2003-11-24'),
    score(2, 'sable_cat', 87_990, '2016-05-08'),
  ],
  'deep-signal/trench-four-single-hull': [
    score(4, 'sable_cat', 311_900, '2018-06-17'),
    score(5, 'fathom_six', 311_520, '2026-10-28'),
  ],
  'iron-ferry/normal-tide': [score(52, 'wren_taps', 2_402_900, '2024-02-03')],
  'iron-ferry/twelve-crossings': [
    score(1, 'flo_retro', 1_241_300, '2022-04-09'),
    score(4, 'Rikard_S', 1_197_050, '2026-04-19'),
  ],
  'iron-ferry/endless-drive': [score(1, 'aoki_run', 3_412_070, '2024-10-06')],
  'iron-ferry/night-crossing-one-boat': [
    { ...score(3, 'n_okafor', 88_050, '2026-10-17'), state: 'proof_waiting' },
    score(4, 'joana_b', 87_500, '2026-05-30'),
  ],
  'iron-ferry/reverse-gear-no-passengers': [score(1, 'paulo_cv', minutes(2, 41.7), '2025-01-03')],
  'hexfall/highest-score': [
    score(1, 'lin_mei', 3_431_900, '2025-11-30'),
    score(2, 'moth_lamp', 3_418_250, '2024-12-29'),
    score(2, 'yuki_hex', 3_418_250, '2025-01-05'),
  ],
  'hexfall/cascade-five-minutes': [
    score(1, 'yuki_hex', 418_220, '2025-02-08'),
    score(2, 'lin_mei', 417_960, '2025-02-15'),
    score(3, 'wren_taps', 402_300, '2025-01-19'),
    score(3, 'zed_dead_zed', 402_300, '2025-02-09'),
    score(5, 'g_amarelo', 371_040, '2024-08-21'),
    score(25, 'flo_retro', 88_600, '2023-03-05'),
  ],
  'moss-kingdom/highest-score': [
    score(1, 'bassline_bo', 321_300, '2025-06-21'),
    score(2, 'velvet_ibis', 276_900, '2016-08-13'),
    score(37, 'brasspenny', 171_400, '2011-04-02'),
  ],
  'moss-kingdom/all-lanterns-relay': [
    score(1, 'rosa_pad', minutes(123, 51), '2026-08-01'),
    score(2, 'Rikard_S', minutes(125, 10), '2026-03-14'),
  ],
  'moss-kingdom/fern-gate': [score(3, 'brickwork', minutes(0, 58.4), '2025-06-07')],
  'skyline-rally/water-tower': [
    score(1, 'marek_lap', minutes(6, 41.23), '2026-10-18'),
    score(2, 'caro_speed', minutes(6, 41.53), '2025-03-16'),
  ],
  'skyline-rally/col-des-brumes': [
    score(1, 'marek_lap', minutes(4, 12.08), '2026-04-05'),
    score(2, 'lou_framerate', minutes(4, 12.15), '2020-02-09'),
  ],
  'skyline-rally/canal-street-60-hz': [score(17, 'dani_teams', minutes(2, 58.4), '2013-07-21')],
  'neon-circuit/night-ring': [score(3, 'caro_speed', minutes(2, 4.51), '2025-12-07')],
  'neon-circuit/one-coin': [
    score(1, 'zed_dead_zed', 6_418_200, '2026-03-13'),
    score(2, 'deltaV', 6_390_750, '2019-02-10'),
  ],
  'lumen-drift/lantern-bay': [
    score(118, 'nuria_rows', minutes(1, 44.26), '2024-08-25'),
    score(121, 'rosa_pad', minutes(1, 44.61), '2024-08-18'),
    score(340, 'marc_611', minutes(1, 49.08), '2024-09-01'),
    score(402, 'vicent_71', minutes(1, 51.9), '2024-09-08'),
  ],
  'lumen-drift/cup-total': [
    score(1, 'aoki_run', minutes(11, 58.43), '2024-08-17'),
    score(2, 'caro_speed', minutes(12, 3.9), '2022-11-20'),
  ],
  'lumen-drift/mirrored-lantern-bay': [score(1, 'aoki_run', minutes(2, 54.11), '2024-08-17')],
  'lumen-drift/mirrored-glass-orchard': [score(1, 'aoki_run', minutes(3, 1.36), '2024-08-17')],
  'lumen-drift/mirrored-low-tide': [score(1, 'aoki_run', minutes(2, 57.02), '2024-08-17')],
  'lumen-drift/mirrored-aurora-pass': [score(1, 'aoki_run', minutes(3, 5.94), '2024-08-17')],
  'night-courier/letters-delivered-unseen': [
    score(1, 'joana_b', 341, '2026-09-08'),
    score(2, 'TheQuietOne', 334, '2025-03-22'),
  ],
  'night-courier/rooftop-route': [score(3, 'lou_framerate', minutes(14, 52.3), '2024-02-11')],
  'night-courier/upper-town-loads-removed': [
    score(1, 'tin_whistle', minutes(23, 29.4), '2023-04-16'),
    score(2, 'n_okafor', minutes(23, 39.7), '2023-04-02'),
  ],
  'velvet-cue/longest-run': [
    score(1, 'nine_lives', 1_847, '2026-03-13'),
    score(2, 'sable_cat', 1_822, '2022-11-12'),
  ],
  'velvet-cue/ninety-seconds': [score(31, 'tomasz_r', 318, '2025-03-01')],
  'orchard-tycoon/full-season': [
    score(13, 'apple_vane', 21_270_000, '2025-04-27'),
    score(14, 'rosa_pad', 21_240_000, '2026-02-18'),
  ],
  'orchard-tycoon/ten-harvests': [
    score(1, 'zed_dead_zed', 8_412_300, '2025-07-20'),
    score(2, 'pixel_baker', 8_411_459, '2024-05-12'),
  ],
  'orchard-tycoon/largest-fortune': [score(1, 'kestrel77', 2_750_118_400, '2011-08-30')],
  'paper-samurai/longest-streak': [score(9, 'lou_framerate', 74, '2025-10-20')],
};
