import { randomUUID } from 'node:crypto';
import { paths } from '../../../src/contract/paths';
import type { AdminGame } from '../../../src/contract/schemas/adminGames';
import type { ProofRule } from '../../../src/contract/schemas/games';
import { Score } from '../../../src/contract/schemas/scoreHistory';
import { PostResults, type ScoreRow } from '../../../src/contract/schemas/scores';
import { checkNextChart } from '../../../src/server/domains/records/proofRules/checkNextChart';
import { readContract } from '../readContract';
import { chart, gameContent, group, setUpGames } from '../server/adminGames';
import { joinAs } from '../server/comments';

type Member = Awaited<ReturnType<typeof joinAs>>;
type Posted = { member: Member; id: number };

export const firstPlaces: ProofRule = { places: 'first', from: 1 };

export const chartOf = ({ content }: AdminGame, index = 0) =>
  content.groups[0]?.charts[index]?.id ?? 0;

/** A site with games whose groups have rules for proofs. Time passes with each thing that happens. */
export function setUpProofRules() {
  const site = setUpGames();
  let seconds = 0;
  let platformId = 0;
  const pass = () => {
    seconds += 1;
    site.server.setTime(new Date(Date.UTC(2026, 10, 20, 12, 0, seconds)).toISOString());
  };
  beforeAll(async () => {
    const { id } = await site.server.database
      .insertInto('platforms')
      .values({ slug: 'novacore' })
      .returning('id')
      .executeTakeFirstOrThrow();
    platformId = id;
  });
  beforeEach(pass);

  const send = async (member: Member, row: Partial<ScoreRow>, dryRun = false) => {
    const response = await site.server.app.inject({
      method: 'POST',
      url: paths.scoreBatch,
      headers: member.headers,
      payload: { dryRun, scores: [{ key: randomUUID(), confirmed: ['worse'], ...row }] },
    });
    pass();
    return readContract(PostResults, response.json<unknown>()).results[0];
  };
  const get = async (url: string) => (await site.server.app.inject({ url })).json<unknown>();
  const checkAll = async (portion = 100): Promise<number> => {
    let checks = 0;
    while (await checkNextChart(site.server.database, site.server.now(), { portion })) checks += 1;
    return checks;
  };
  const statesOf = async (scores: { id: number }[]) =>
    Promise.all(
      scores.map(async ({ id }) => readContract(Score, await get(paths.score(id))).state),
    );
  return {
    site,
    send,
    get,
    checkAll,
    statesOf,
    /** A public game with a group whose charts have a rule. */
    addGame: async (proofRule: ProofRule | null, charts = 1): Promise<AdminGame> => {
      const stages = Array.from({ length: charts }, (_, index) =>
        chart(`Stage ${index + 1}`, { formatId: site.formatId }),
      );
      const content = gameContent({
        platformIds: [platformId],
        translations: { en: { name: `Starlance ${randomUUID()}`, rules: null } },
        groups: [group('Stages', stages, { proofRule })],
      });
      const game = await site.editor.publish(await site.editor.create(content));
      pass();
      return game;
    },
    setRule: async ({ id }: AdminGame, proofRule: ProofRule | null): Promise<void> => {
      const game = await site.editor.find(id);
      const groups = game.content.groups.map((one) => ({ ...one, proofRule }));
      await site.editor.save(game, { ...game.content, groups });
      pass();
    },
    /** Posts a score of a new member. */
    post: async (id: number, amount: number, more: Partial<ScoreRow> = {}): Promise<Posted> => {
      const member = await joinAs(site.server);
      const result = await send(member, { chart: id, values: [amount], ...more });
      return { member, id: result?.scoreId ?? 0 };
    },
    withdraw: async ({ member: { headers }, id }: Posted): Promise<void> => {
      await site.server.app.inject({ method: 'DELETE', url: paths.score(id), headers });
      pass();
    },
    /** The states once all that waits is checked. */
    checkedStates: async (scores: { id: number }[]) => {
      await checkAll();
      return statesOf(scores);
    },
    stored: async (id: number) =>
      site.server.database
        .selectFrom('scores')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  };
}
