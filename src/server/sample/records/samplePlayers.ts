import { Type } from '@sinclair/typebox';
import { checkSample, closed } from '../checkSample';
import { seededRandom } from '../covers/seededRandom';
import data from '../data/players.json';
import { sampleMembers } from '../sampleMembers';
import { articleScores } from './articleScores';
import { inLanguages } from './sampleNames';

export type SamplePlayer = { name: string; country: string };

const country = Type.String({ pattern: '^[A-Z]{2}$' });
const words = Type.String({ pattern: '^[a-z]+( [a-z]+)*$' });
const Players = Type.Object(
  {
    /** What names consist of. */
    firsts: words,
    seconds: words,
    /** A country as often as players come from it. */
    countries: Type.String({ pattern: '^[A-Z]{2}( [A-Z]{2})*$' }),
    /** Where the articles place a player. */
    homes: Type.Record(Type.String(), country),
    /** Where sample members live who have none of these, by their language. */
    languageHomes: Type.Partial(inLanguages(country)),
  },
  closed,
);
const { homes, languageHomes, ...lists } = checkSample(Players, data, 'players.json');
const firsts = lists.firsts.split(' ');
const seconds = lists.seconds.split(' ');
const countries = lists.countries.split(' ');

const memberHomes = new Map(
  sampleMembers.map(({ username, language }) => [username, languageHomes[language]]),
);

/** How a name is put together: most sites see all of these. */
const shapes: ((first: string, second: string, number: number) => string)[] = [
  (first, second) => `${first}_${second}`,
  (first, second) => `${first}${second}`,
  (first, _, number) => `${first}${number}`,
  (_, second, number) => `${second}_${number}`,
  (first, second) =>
    `${first.slice(0, 1).toUpperCase()}${first.slice(1)}_${second.slice(0, 1).toUpperCase()}`,
  (first, second) => `the_${first}_${second}`.slice(0, 20),
];

const playerCount = 1_500;

/** Everyone with a score: the sample members, those whom articles name, and invented ones. */
export function generatePlayers(): SamplePlayer[] {
  const random = seededRandom('players');
  const choose = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const names = new Set([
    ...sampleMembers.map(({ username }) => username),
    ...Object.values(articleScores).flatMap((scores) => scores.map(({ player }) => player)),
  ]);
  const taken = new Set([...names].map((name) => name.toLowerCase()));
  while (names.size < playerCount) {
    const shape = choose(shapes);
    const name = shape?.(
      choose(firsts) ?? '',
      choose(seconds) ?? '',
      2 + Math.floor(random() * 97),
    );
    if (!name || taken.has(name.toLowerCase())) continue;
    names.add(name);
    taken.add(name.toLowerCase());
  }
  return [...names].map((name) => {
    const anywhere = choose(countries) ?? 'FR';
    return { name, country: homes[name] ?? memberHomes.get(name) ?? anywhere };
  });
}
