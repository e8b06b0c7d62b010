import { languages } from '../../../contract/languages';
import type { SampleFormat, SampleNames } from './sampleGame';

/** Names in the order of the site's languages. */
function named(...names: [string, string, string, string, string, string, string]): SampleNames {
  const [en] = names;
  return {
    ...Object.fromEntries(languages.map((language, index) => [language, names[index]])),
    en,
  };
}

export const groupNames = {
  stages: named('Stages', 'Niveaux', 'Livelli', 'Niveles', 'ステージ', 'Fases', '关卡'),
  timeAttack: named(
    'Time attack',
    'Contre-la-montre',
    'A tempo',
    'Contrarreloj',
    'タイムアタック',
    'Contra o relógio',
    '计时赛',
  ),
  fullGame: named(
    'Full game',
    'Jeu complet',
    'Gioco completo',
    'Juego completo',
    'ゲーム全体',
    'Jogo completo',
    '全流程',
  ),
  challenges: named('Challenges', 'Défis', 'Sfide', 'Desafíos', 'チャレンジ', 'Desafios', '挑战'),
  extra: named(
    'Extra stages (DLC)',
    'Niveaux supplémentaires (DLC)',
    'Livelli extra (DLC)',
    'Niveles extra (DLC)',
    '追加ステージ（DLC）',
    'Fases extras (DLC)',
    '额外关卡（DLC）',
  ),
  fun: named(
    'Just for fun',
    'Pour le plaisir',
    'Per divertimento',
    'Por diversión',
    'お楽しみ',
    'Só por diversão',
    '趣味项目',
  ),
};

export const chartNames = {
  score: named(
    'Highest score',
    'Meilleur score',
    'Punteggio più alto',
    'Puntuación más alta',
    'ハイスコア',
    'Maior pontuação',
    '最高分',
  ),
  anyPercent: named('Any %', 'Any %', 'Any %', 'Any %', 'Any %', 'Any %', 'Any %'),
  complete: named('100 %', '100 %', '100 %', '100 %', '100 %', '100 %', '100 %'),
  streak: named(
    'Longest streak',
    'Plus longue série',
    'Serie più lunga',
    'Racha más larga',
    '最長連続記録',
    'Maior sequência',
    '最长连胜',
  ),
  distance: named(
    'Longest distance',
    'Plus longue distance',
    'Distanza maggiore',
    'Distancia más larga',
    '最長距離',
    'Maior distância',
    '最远距离',
  ),
  completion: named(
    'Completion',
    'Progression',
    'Completamento',
    'Progreso',
    '達成率',
    'Conclusão',
    '完成度',
  ),
  heaviest: named(
    'Heaviest load',
    'Charge la plus lourde',
    'Carico più pesante',
    'Carga más pesada',
    '最大積載量',
    'Carga mais pesada',
    '最大载重',
  ),
  earnings: named(
    'Highest earnings',
    'Gains les plus élevés',
    'Guadagno più alto',
    'Mayores ganancias',
    '最高収益',
    'Maiores ganhos',
    '最高收入',
  ),
  fewest: named(
    'Fewest moves',
    'Moins de coups',
    'Meno mosse',
    'Menos movimientos',
    '最少手数',
    'Menos movimentos',
    '最少步数',
  ),
  scoreThenTime: named(
    'Highest score, then time',
    'Meilleur score, puis temps',
    'Punteggio più alto, poi tempo',
    'Mayor puntuación y luego tiempo',
    'ハイスコア、次にタイム',
    'Maior pontuação e depois tempo',
    '最高分，其次用时',
  ),
};

const time = named('Time', 'Temps', 'Tempo', 'Tiempo', 'タイム', 'Tempo', '用时');

/** What the columns of charts with several are called. */
export const columnNames: Record<SampleFormat, SampleNames> = {
  points: named('Points', 'Points', 'Punti', 'Puntos', '得点', 'Pontos', '分数'),
  count: named('Number', 'Nombre', 'Numero', 'Número', '数', 'Número', '数量'),
  hundredths: time,
  milliseconds: time,
  seconds: time,
  distance: named('Distance', 'Distance', 'Distanza', 'Distancia', '距離', 'Distância', '距离'),
  percentage: chartNames.completion,
  weight: named('Weight', 'Poids', 'Peso', 'Peso', '重さ', 'Peso', '重量'),
  money: named('Earnings', 'Gains', 'Guadagno', 'Ganancias', '収益', 'Ganhos', '收入'),
};

export function stageName(number: number): SampleNames {
  const [world, stage] = [Math.ceil(number / 4), ((number - 1) % 4) + 1];
  const label = `${String(world)}-${String(stage)}`;
  return named(
    `Stage ${label}`,
    `Niveau ${label}`,
    `Livello ${label}`,
    `Nivel ${label}`,
    `ステージ${label}`,
    `Fase ${label}`,
    `关卡 ${label}`,
  );
}
