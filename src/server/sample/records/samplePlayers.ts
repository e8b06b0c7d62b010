import type { Language } from '../../../contract/languages';
import { seededRandom } from '../covers/seededRandom';
import { sampleMembers } from '../sampleMembers';
import { articleScores } from './articleScores';

export type SamplePlayer = { name: string; country: string };

const firsts =
  'amber azur bluff bolt brass cedar cinder cobalt comet coral delta dusk echo ember fern fjord flint ghost glass hazel indigo iron ivory jade juno karma kilo lemon lunar maple mika mint nebel neon nova ocre onyx opal paprika pine pixel quiet raven rust saba salt silver slow solar sora static sugar teal toast tora turbo umbra velvet violet warp yuzu zinc'.split(
    ' ',
  );
const seconds =
  'anchor arrow badger beacon bishop boots brick cabin cactus comma crane dancer drift falcon ferret fox gecko hammer heron ibis kettle king kiwi koala lantern lark lynx magpie marten mole moth otter owl panda pilot piston plum puffin radar ranger rook sailor scout shrimp sparrow spoon stork tiger toad trout vole walrus wheel wolf wren yak'.split(
    ' ',
  );
const countries =
  'FR FR FR FR JP JP JP US US US GB GB DE DE IT IT ES ES BR BR CN CA CA PL PT SE NL BE AU MX AR CL FI NO DK CH AT IE KR TW'.split(
    ' ',
  );

/** Where the articles, or the language of a sample member, place a player. */
const homes: Record<string, string> = {
  joana_b: 'PT',
  paulo_cv: 'CV',
  Rikard_S: 'SE',
  bassline_bo: 'DK',
  nine_lives: 'IT',
  brickwork: 'PL',
  fathom_six: 'BE',
  nuria_rows: 'ES',
  marc_611: 'ES',
  vicent_71: 'ES',
};
const languageHomes: Partial<Record<Language, string>> = {
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  ja: 'JP',
  'pt-br': 'BR',
  'zh-cn': 'CN',
};
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
